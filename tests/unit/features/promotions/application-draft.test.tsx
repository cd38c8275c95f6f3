// @vitest-environment jsdom
import { brand } from '#contract/brand.ts'
import { ApplicationForm } from '#features/promotions/application-form.tsx'
import { forgetDrafts } from '#features/session/index.ts'
import { type LocaleChoice, LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const language: LocaleChoice = { locale: 'en', locales: ['en'], change: async () => undefined }

const site = {
  brand: v.parse(brand, { id: 'foyer', name: 'Foyer', scene: 'hall' }),
  host: 'foyer.test',
  scheme: 'dark' as const,
  mark: '',
}

function openForm(id: number) {
  const view = render(
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <LocaleProvider value={language}>
          <ApplicationForm
            status="idle"
            application={{ remark: 'required', proofsMin: 1, proofsMax: 2 }}
            draft={`application:${id}`}
            onSubmit={vi.fn()}
            onCancel={vi.fn()}
          />
        </LocaleProvider>
      </SiteProvider>
    </I18nProvider>,
  )
  const note = screen.getByRole<HTMLTextAreaElement>('textbox')
  const files = view.container.querySelector<HTMLInputElement>('input[type=file]')!
  return { note, files, user: userEvent.setup() }
}

const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'slip.png', {
  type: 'image/png',
})

beforeEach(forgetDrafts)

describe('an application that was closed before it was sent', () => {
  it('is found as it was, note and pictures', async () => {
    const { note, files, user } = openForm(5)
    await user.type(note, 'Two hundred rounds')
    await user.upload(files, picture)
    expect(await screen.findByText('slip.png')).toBeTruthy()
    cleanup()
    expect(openForm(5).note.value).toBe('Two hundred rounds')
    expect(await screen.findByText('slip.png')).toBeTruthy()
  })

  it('is no other promotion’s, and nobody’s once it is sent', async () => {
    const { note, user } = openForm(5)
    await user.type(note, 'Two hundred rounds')
    cleanup()
    expect(openForm(6).note.value).toBe('')
    cleanup()
    const again = openForm(5)
    expect(again.note.value).toBe('Two hundred rounds')
    forgetDrafts()
    cleanup()
    expect(openForm(5).note.value).toBe('')
  })
})
