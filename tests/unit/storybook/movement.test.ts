// @vitest-environment jsdom
// @isolate: what it is about keeps the `matchMedia` that it finds.
import { expect, test, vi } from 'vitest'

/** A system that asks for nothing; what is always so is so. */
const plain = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media === '(width >= 0px)' })

test('“still” in the toolbar is the system’s own setting for scripts and rules that ask for it', async () => {
  vi.stubGlobal('matchMedia', plain)
  document.head.innerHTML = `<style>
    @media (prefers-reduced-motion: reduce) { a { color: red } }
    @media (prefers-reduced-motion: no-preference) { a { color: blue } }
  </style>`
  const { applyMotion } = await import('#storybook/movement.ts')
  const media = () =>
    [...(document.styleSheets[0]?.cssRules ?? [])].map(
      (rule) => (rule as CSSMediaRule).media.mediaText,
    )
  const before = media()
  const less = window.matchMedia('(prefers-reduced-motion: reduce)')
  const free = window.matchMedia('(prefers-reduced-motion: no-preference)')
  const heard = vi.fn()
  less.addEventListener('change', heard)

  applyMotion('off')
  expect([less.matches, free.matches]).toEqual([true, false])
  expect(media()).toEqual(['(width >= 0px)', '(width < 0px)'])
  applyMotion('off')
  expect(heard).toHaveBeenCalledOnce()

  applyMotion('on')
  expect(less.matches).toBe(false)
  expect(media()).toEqual(before)
  expect(heard).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
