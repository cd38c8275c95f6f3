import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Texts } from '#suites/stories/contrast.ts'

const meta = preview.meta({
  // A test of the tests: whoever looks through the design system would take its faults for ours.
  tags: ['!dev', '!autodocs', '!visual'],
})

/** What the check has to find, each under its name; `fine` has to pass. */
const samples = `
  <div style="background: #fff; color: #000">
    <p style="color: #999; background: #888">plain</p>
    <p style="color: rgb(0 0 0 / 30%)">thin ink</p>
    <div style="opacity: 0.3"><p>faded group</p></div>
    <div style="background: rgb(0 0 0 / 80%)"><p style="background: rgb(0 0 0 / 10%)">veils</p></div>
    <input aria-label="field" placeholder="stand-in" style="background: #777; color: #000">
    <p style="background: #777; color: #fff; font-size: 30px">fine</p>
    <p style="background: #333; color: #fff">fine</p>
    <button disabled style="background: #fff; color: #ddd">fine</button>
    <div style="position: relative">
      <span style="position: absolute; inset: 0; background: #111"></span>
      <p style="position: relative">dark sibling</p>
    </div>
    <div style="position: relative">
      <span style="position: absolute; inset: 0; background: #ddd"></span>
      <p style="position: relative">fine</p>
    </div>
    <p style="background: linear-gradient(#000, #fff)">gradient</p>
  </div>`

/** Faint texts are found by their colours, or left to a picture; what can be read is let through. */
export const BehaviourFinds = meta.story({
  render: () => <p>ตัวอย่างที่อ่านยากอยู่ในโค้ดของหน้านี้</p>,
  play: async ({ canvasElement }) => {
    const page = document.createElement('div')
    page.innerHTML = samples
    canvasElement.append(page)
    const { faults, unseen } = new Texts(page).judge()
    page.remove()
    const names = faults.map((fault) => /“(.*)”/.exec(fault)?.[1])
    await expect(names).toEqual(['plain', 'thin ink', 'faded group', 'veils', 'field'])
    await expect(unseen.map(({ textContent }) => textContent)).toEqual(['dark sibling', 'gradient'])
  },
})
