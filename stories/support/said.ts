import type { I18n, MessageDescriptor } from '@lingui/core'

/** A message of the site as it is said where a story is drawn: in its language, in its brand's words. */
export const said = ({ loaded }: { loaded: object }, message: MessageDescriptor): string =>
  (loaded as { i18n: I18n }).i18n._(message)
