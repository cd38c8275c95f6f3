const still = { matches: false, onchange: null, addListener: () => {}, removeListener: () => {} }

/** jsdom has no screen: nothing matches a media query, and nothing changes. */
export function stillScreen(): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), still, { media })
}
