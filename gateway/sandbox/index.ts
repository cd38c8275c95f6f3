// The play-money sandbox: data, and what expands it. The gateway stores it and serves it.
export { accounts, type SandboxAccount } from './accounts.ts'
export { categoryCounts, esportsVendors, expandCatalogue } from './catalogue.ts'
export { banners, type SandboxBanner } from './content/banners.ts'
export {
  countries,
  resources,
  type SandboxCountry,
  type SandboxService,
  serviceEntries,
} from './content/contact.ts'
export { type HelpArticle, type HelpTopic, helpTopics } from './content/help/index.ts'
export { noticesAt, type SandboxNotice } from './content/notices.ts'
export { promotionsAt, type SandboxPromotion } from './content/promotions.ts'
export type { Catalogue, Names, SandboxGame, Text, Vendor } from './types.ts'
export { maskAccount, type SandboxWinner, winnersOn } from './winners.ts'
