import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, GlobeIcon } from '#components/index.ts'
import { SiteLogo } from '#app/site-logo.tsx'
import { RegionBlockView } from '#features/site/closed-views.tsx'
import preview from '#storybook/preview.tsx'
import { service } from '#stories/fixtures/site/status.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: RegionBlockView,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <SiteLogo size="lg" />,
    languages: (
      <Button variant="ghost" iconStart={<GlobeIcon />}>
        ไทย
      </Button>
    ),
    serviceHref: service[0]!.path,
    ip: '203.0.113.42',
    copied: false,
    onCopy: fn(),
    message: null,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The visitor's address, and who can be asked. */
export const Blocked = meta.story()

/** The address is on the clipboard. */
export const Copied = meta.story({ args: { copied: true } })

/** The server's own words. */
export const WithMessage = meta.story({
  args: { message: 'ระบบไม่เปิดให้บริการในพื้นที่ของคุณ ติดต่อเราได้ทุกวัน' },
})

/** Nobody can be asked. */
export const WithoutService = meta.story({ args: { serviceHref: null } })

/** The server did not say which address it saw. */
export const WithoutAddress = meta.story({ args: { ip: '' } })

/** An address of the new kind, and words of any length and script, never HTML. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: {
    ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    message: ['<b>403</b>', ...words.map(({ text }) => text)].join(' '),
  },
})

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** The address is copied with a press, and one hears that it was. */
export const BehaviourCopy = meta.story({
  globals: { locale: 'en' },
  render: (args) => {
    const Held = () => {
      const [copied, setCopied] = useState(false)
      return <RegionBlockView {...args} copied={copied} onCopy={() => setCopied(true)} />
    }
    return <Held />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied')
  },
})

/** Markup in the server's words is shown, not obeyed. */
export const BehaviourHostile = meta.story({
  args: { message: '<img src=x onerror=alert(1)> closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> closed')).toBeVisible()
  },
})
