import { useLingui } from '@lingui/react/macro'
import type { Platform, Way } from './download-rules.ts'
import type { PhoneView } from './phone-picture.tsx'

/** One thing to do on the phone. */
export interface Step {
  /** What the drawn phone shows. */
  view: PhoneView
  title: string
  /** Where to look for it. */
  hint?: string
}

/** What there is to do after the first step, by the way the site comes to the phone. */
export function useSteps(platform: Platform, way: Way): readonly Step[] {
  const { t } = useLingui()
  if (way === 'package') {
    return [
      {
        view: 'file',
        title: t`Open the downloaded file`,
        hint: t`It is among your notifications`,
      },
      {
        view: 'source',
        title: t`Allow it if your phone asks`,
        hint: t`The app doesn’t come from a store`,
      },
      {
        view: 'home',
        title: t`Tap “Install” and open it`,
      },
    ]
  }
  if (way === 'profile') {
    return [
      { view: 'allow', title: t`Allow the download`, hint: t`Safari asks before it fetches it` },
      {
        view: 'settings',
        title: t`Open Settings, then “Profile Downloaded”`,
        hint: t`Near the top of the list`,
      },
      {
        view: 'home',
        title: t`Tap “Install” and open it`,
      },
    ]
  }
  const android = platform === 'android'
  const add: readonly Step[] = [
    {
      view: 'add',
      // As the phones themselves have it, each in its own spelling.
      title: android ? t`Tap “Add to Home screen”` : t`Tap “Add to Home Screen”`,
      hint: t`Scroll down if you don’t see it`,
    },
    {
      view: 'home',
      title: t`Tap “Add” and open it`,
    },
  ]
  return android
    ? [{ view: 'menu', title: t`Open the browser menu`, hint: t`Three dots, top right` }, ...add]
    : [
        {
          view: 'share',
          title: t`Tap the Share button`,
          hint: t`A square with an arrow, in Safari’s bar`,
        },
        ...add,
      ]
}
