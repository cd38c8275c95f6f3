import { expect, test } from 'vitest'
import { openGateway } from '../support/gateway.ts'
import { testConfig } from '../support/config.ts'

const server = {
  origin: 'https://api.example.com',
  cipher: 'none' as const,
  gameHosts: ['*.lotus.example', 'play.example.com:8443'],
  pictureHosts: ['cdn.example.com'],
}
const page = async () => ({ response: new Response('<p>page</p>'), scripts: [], styles: [] })
const gateway = openGateway({ brand: { ...testConfig().brand, server } }, page)

test('a page shows the games and pictures that the operator’s own server points at', async () => {
  const policy = (await gateway().fetch('/')).headers.get('content-security-policy')
  const games = 'https://*.lotus.example https://play.example.com:8443'
  expect(policy).toContain(`frame-src 'self' ${games}`)
  expect(policy).toContain(`img-src 'self' data: blob: ${server.origin} https://cdn.example.com;`)
  // A speed test asks mirrors.
  expect(policy).toContain(`connect-src 'self' ${server.origin} https://cdn.example.com ${games};`)
})
