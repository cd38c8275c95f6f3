import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { LostMessage } from '#features/site/lost-message.tsx'
import { createRoot } from 'react-dom/client'
import { loadMessages } from './catalogues.ts'
import type { ChunkFailure } from './chunks.ts'
import { isFormInUse } from './forms-in-use.ts'
import { type PageState, stateId } from './page-state.ts'
import { loadSheet } from './sheet.ts'

/**
 * Asks whether the page may be loaded anew, over one that did not come alive and stays as the server
 * drew it: with what somebody has typed in it.
 */
export async function askOverPage(failure: ChunkFailure): Promise<void> {
  const { brand, locale, sheet } = JSON.parse(
    document.getElementById(stateId)!.textContent,
  ) as PageState
  const [messages] = await Promise.all([loadMessages(locale, brand), loadSheet(sheet)])
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const root = createRoot(document.createElement('div'))
  root.render(
    <I18nProvider i18n={i18n}>
      <LostMessage
        open
        status={failure}
        typed={isFormInUse()}
        onReload={() => location.reload()}
        onStay={() => root.unmount()}
      />
    </I18nProvider>,
  )
}
