// Gatsby looks for this file to find a local plugin.
