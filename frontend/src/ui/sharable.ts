/** May the page hand something over, or copy it? Over plain HTTP it may do neither: a button that does nothing is none. */
export const sharable = "share" in navigator || "clipboard" in navigator;
