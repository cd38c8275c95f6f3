import { fn } from 'storybook/test'
import { LoginPanel } from '#features/session/login-panel.tsx'
import preview from '#storybook/preview.tsx'
import { loginStates, loginSurroundings } from '#stories/fixtures/session/login.ts'

const around = { ...loginSurroundings, onSubmit: fn(), onRefreshCaptcha: fn(), onForget: fn() }

const idle = { ...loginStates.idle, ...around, remembered: null }

const meta = preview.meta({
  component: LoginPanel,
  args: idle,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: idle })

/** As it stands after a third failure. */
export const Captcha = meta.story({ args: { ...loginStates.captcha, ...around } })
