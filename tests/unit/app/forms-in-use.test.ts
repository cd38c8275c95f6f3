// @vitest-environment jsdom
// @isolate: what is watched once is watched for good
import { isFormInUse, watchForms } from '#app/forms-in-use.ts'
import { beforeEach, expect, it } from 'vitest'

beforeEach(() => {
  document.body.innerHTML = `
    <form id="join"><input name="username"></form>
    <form role="search"><input name="q"></form>
    <input id="loose">`
})

const write = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('input', { bubbles: true }))

it('is in use before anybody watches at all', () => {
  document.querySelector<HTMLInputElement>('[name=q]')!.value = 'naga'
  expect(isFormInUse()).toBe(false)
  document.querySelector<HTMLInputElement>('[name=username]')!.value = 'vip88'
  expect(isFormInUse()).toBe(true)
  watchForms()
})

it('is in use once somebody has written in it, until it is gone', () => {
  expect(isFormInUse()).toBe(false)
  write('[name=username]')
  expect(isFormInUse()).toBe(true)
  document.querySelector('#join')!.remove()
  expect(isFormInUse()).toBe(false)
})

it('is not in use once it was emptied', () => {
  write('[name=username]')
  document.querySelector<HTMLFormElement>('#join')!.reset()
  expect(isFormInUse()).toBe(false)
})

it('is no search, and no field without a form', () => {
  write('[name=q]')
  write('#loose')
  expect(isFormInUse()).toBe(false)
})

it('was in use before anybody watched', () => {
  document.querySelector<HTMLInputElement>('[name=q]')!.value = 'naga'
  watchForms()
  expect(isFormInUse()).toBe(false)
  document.querySelector<HTMLInputElement>('[name=username]')!.value = 'vip88'
  watchForms()
  expect(isFormInUse()).toBe(true)
})
