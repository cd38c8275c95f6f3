import { CallError, codeOf, useAction } from '#client/index.ts'
import { languageCodes, servicePaths, servicePathType } from '#contract/index.ts'
import { useBrand, useLocale } from '#features/site/index.ts'
import { openPopup, type Popup } from '#platform/popup.ts'
import { serviceAddress } from './service-address.ts'
import type { ServiceTrouble } from './service-message.tsx'

/** Section 7: the window of customer service, in px. */
const size = { width: 440, height: 500 } as const

/** The one window there is: a second press brings it back, with what was said in it. */
let opened: Popup | null = null

/**
 * Opens customer service in a window of its own (C7): at once, in the click, and then to the address
 * that the path list holds. Without an address it closes again.
 * @param onTrouble says why it did not open
 */
export function useService(onTrouble: (trouble: ServiceTrouble) => void): { open(): void } {
  const { run } = useAction(servicePaths)
  const { serviceHosts } = useBrand()
  const { locale } = useLocale()

  const find = async (): Promise<string | null> => {
    const [{ version }, { openServicePath }] = await Promise.all([
      run({}),
      codeOf(import('#client/cipher/service-path.ts')),
    ])
    const hidden = version.pathList.find(({ type }) => type === servicePathType)
    const address = hidden && openServicePath(hidden.path)
    const { origin } = location
    const url = address ? serviceAddress(address, { origin, hosts: serviceHosts }) : null
    if (url?.origin === origin) {
      // Our own desk speaks the player’s language and wears the page’s scheme.
      url.searchParams.set('language', languageCodes[locale])
      url.hash = document.documentElement.dataset.scheme ?? ''
    }
    return url?.href ?? null
  }

  return {
    open() {
      if (opened?.focus()) return
      const popup = openPopup(size)
      opened = popup
      find().then(
        (address) => {
          if (address === null) {
            popup?.close()
            return onTrouble({ status: 'failed' })
          }
          if (!popup) return onTrouble({ status: 'blocked', href: address })
          popup.go(address)
        },
        (error: unknown) => {
          popup?.close()
          const offline = error instanceof CallError && error.failure === 'offline'
          onTrouble({ status: offline ? 'offline' : 'failed' })
        },
      )
    },
  }
}
