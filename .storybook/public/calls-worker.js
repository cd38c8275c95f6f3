// The service worker of the stories: MSW's own, spared what is no call. Each request that MSW hears of
// goes to the page and back, and a page of Storybook is made of hundreds of files.

const files = new Set(['script', 'style', 'font'])

addEventListener('fetch', (event) => {
  // Nobody answers then, and the browser fetches it as it would without a worker.
  if (files.has(event.request.destination)) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
