import type { Answer, systemStatus } from '#contract/index.ts'

/** What the server says of an open site whose operator has switched these features on. */
export const siteStatus = (...on: string[]): Answer<typeof systemStatus> => ({
  maintenance: null,
  regionRestriction: null,
  info: { whitelabel: on.map((modId) => ({ modId, enabled: '1' })) },
  resources: [],
  customerService: [],
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  location: null,
})
