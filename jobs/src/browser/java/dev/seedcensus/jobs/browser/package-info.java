/** The curator's page in a browser: what it shows, and how it answers. */
package dev.seedcensus.jobs.browser;
