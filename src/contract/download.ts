import * as v from 'valibot'
import { call } from './call.ts'
import { instant, nothing, text } from './values.ts'

/** Kinds of section 7's "QR image fetch by kind". */
export const downloadKinds = ['ANDROID', 'MOBILECONFIG'] as const
export type DownloadKind = (typeof downloadKinds)[number]

/**
 * What a phone is sent to. `url` is https, or a path of the site's own: `/down#android` where there is
 * no package and the site itself is put on the home screen. The rest is known of packages alone.
 */
export const appDownload = v.object({
  url: v.pipe(text(2048), v.regex(/^(?:https:\/\/[^\s@]+|\/(?!\/)\S*)$/)),
  /** As its maker counts, such as `2.4`. */
  version: v.nullable(v.pipe(text(20), v.regex(/^[\w.+-]+$/))),
  /** Size in bytes. */
  bytes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4e9))),
  releasedAt: v.nullable(instant),
})
export type AppDownload = v.InferOutput<typeof appDownload>

/** The code is drawn in the browser, so the answer is what it leads to and no picture. */
export const download = call({
  method: 'GET',
  path: '/wps/system/resources/qrCode',
  who: 'anyone',
  summary: 'What the code of the download page leads to, by kind; null when there is nothing (C4).',
  sealed: false,
  request: v.object({ kind: v.picklist(downloadKinds) }),
  answer: v.object({ app: v.nullable(appDownload) }),
  failure: nothing,
})
