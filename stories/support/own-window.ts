/**
 * Parameters of stories that cover the page: each has a window of its own on the page of documentation,
 * or all of them would lie over it, one on top of the other.
 */
export const ownWindow = { docs: { story: { inline: false } } }
