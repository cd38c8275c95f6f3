// @vitest-environment jsdom
import type { HostedProvider } from '#features/session/bot-check/challenges.ts'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const scripts = () => [...document.head.querySelectorAll('script')]

async function draw(provider: HostedProvider, language = 'th', comes: 'load' | 'error' = 'load') {
  vi.resetModules()
  const { drawHosted } = await import('#features/session/bot-check/hosted.ts')
  const element = document.createElement('div')
  const onProof = vi.fn()
  const onTrouble = vi.fn()
  const check = { element, siteKey: 'site-key', dark: true, language, onProof, onTrouble }
  const drawn = drawHosted(provider, check)
  scripts().at(-1)?.dispatchEvent(new Event(comes))
  return { drawn, element, onProof, onTrouble, again: () => drawHosted(provider, check) }
}

it.each([
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'],
] as const)('draws %s into the dialog, and hands on what it says', async (name, address) => {
  const widget = { render: vi.fn((_: HTMLElement, _options: object) => 'one'), remove: vi.fn() }
  vi.stubGlobal(name, widget)
  const { drawn, element, onProof, onTrouble } = await draw(name)
  const end = await drawn
  expect(scripts().map(({ src }) => src)).toEqual([address])
  expect(widget.render).toHaveBeenCalledExactlyOnceWith(
    element,
    expect.objectContaining({
      sitekey: 'site-key',
      theme: 'dark',
      hl: 'th',
      language: 'th',
      'challenge-container': element,
    }),
  )
  const options = widget.render.mock.lastCall?.[1] as Record<string, (proof?: string) => void>
  options['callback']?.('token')
  expect(onProof).toHaveBeenCalledExactlyOnceWith('token')
  options['error-callback']?.()
  options['expired-callback']?.()
  expect(onTrouble).toHaveBeenCalledTimes(2)
  end()
  expect(widget.remove).toHaveBeenCalledExactlyOnceWith('one')
})

/** GeeTest's script, which answers a while after it was asked. */
function geetest() {
  const said: Record<string, () => void> = {}
  const captcha = {
    appendTo: vi.fn(),
    onSuccess: (listener: () => void) => void (said['success'] = listener),
    onError: (listener: () => void) => void (said['error'] = listener),
    getValidate: vi.fn((): object | false => false),
    destroy: vi.fn(),
  }
  const start = vi.fn((_options: object, _ready: (one: typeof captcha) => void) => undefined)
  vi.stubGlobal('initGeetest4', start)
  return { captcha, said, start, ready: () => start.mock.lastCall?.[1](captcha) }
}

it.each([
  ['th', 'eng'],
  ['id', 'ind'],
  ['zh-CN', 'zho'],
])('draws GeeTest, in a language that it has: %s', async (language, theirs) => {
  const { captcha, said, start, ready } = geetest()
  const { drawn, element, onProof, onTrouble } = await draw('geetest', language)
  const end = await drawn
  expect(start.mock.lastCall?.[0]).toMatchObject({ captchaId: 'site-key', language: theirs })
  ready()
  expect(captcha.appendTo).toHaveBeenCalledExactlyOnceWith(element)
  said['success']?.()
  expect(onProof).not.toHaveBeenCalled()
  captcha.getValidate.mockReturnValue({ lot_number: '7' })
  said['success']?.()
  expect(onProof).toHaveBeenCalledExactlyOnceWith('{"lot_number":"7"}')
  said['error']?.()
  expect(onTrouble).toHaveBeenCalledOnce()
  end()
  expect(captcha.destroy).toHaveBeenCalledOnce()
})

it('lets GeeTest’s puzzle be solved where it stands beside the dialog, and nothing else', async () => {
  geetest()
  const end = await (await draw('geetest')).drawn
  const [puzzle, other] = ['geetest_captcha', 'other'].map((name) =>
    Object.assign(document.createElement('div'), { className: name }),
  )
  document.body.append(puzzle!, other!)
  await vi.waitFor(() => expect(puzzle!.style.pointerEvents).toBe('auto'))
  expect(other!.style.pointerEvents).toBe('')
  end()
  expect(puzzle!.style.pointerEvents).toBe('')
})

it('takes GeeTest away that comes when nobody waits for it any more', async () => {
  const { captcha, ready } = geetest()
  const end = await (await draw('geetest')).drawn
  end()
  ready()
  expect(captcha.destroy).toHaveBeenCalledOnce()
  expect(captcha.appendTo).not.toHaveBeenCalled()
})

it('asks again for a script that did not come', async () => {
  const { drawn, again } = await draw('hcaptcha', 'th', 'error')
  await expect(drawn).rejects.toThrow('hcaptcha')
  expect(scripts()).toEqual([])
  void again().catch(() => undefined)
  expect(scripts()).toHaveLength(1)
})

it.each(['hcaptcha', 'geetest'] as const)(
  'fails where the script of %s brings nothing',
  async (name) => {
    const { drawn } = await draw(name)
    await expect(drawn).rejects.toThrow(name)
  },
)
