// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FileInput, type FileInputProps } from '#components/index.ts'
import { pictureType, sortPictures } from '../../../../src/components/forms/picture-rules.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpg = [0xff, 0xd8, 0xff, 0xe0]
const file = (name: string, bytes: readonly number[] = png) =>
  new File([new Uint8Array(bytes)], name, { lastModified: 1 })

const made: string[] = []
const revoked: string[] = []
beforeEach(() => {
  made.length = 0
  revoked.length = 0
  URL.createObjectURL = () => {
    made.push(`blob:${made.length}`)
    return made.at(-1) ?? ''
  }
  URL.revokeObjectURL = (url) => void revoked.push(url)
})

describe('a picture', () => {
  it('is told by its bytes', () => {
    expect(pictureType(new Uint8Array(png))).toBe('image/png')
    expect(pictureType(new Uint8Array(jpg))).toBe('image/jpeg')
    for (const bytes of [[], [0x89, 0x50], [0x47, 0x49, 0x46, 0x38], [0x3c, 0x73, 0x76, 0x67]]) {
      expect(pictureType(new Uint8Array(bytes))).toBeUndefined()
    }
  })

  const limits = { maxSize: 10, maxCount: 3, types: ['image/png', 'image/jpeg'] as const }

  it('is refused with a reason', async () => {
    const unreadable = file('folder')
    vi.spyOn(unreadable, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as Blob)
    const { taken, refused } = await sortPictures(
      [
        file('a.png'),
        file('b.png', [1]),
        file('c.png', []),
        unreadable,
        file('d', [...png, 0, 0, 0]),
      ],
      0,
      limits,
    )
    expect(taken.map(({ name }) => name)).toEqual(['a.png'])
    expect(refused.map(({ name, problem }) => `${name} ${problem}`)).toEqual([
      'b.png type',
      'c.png unreadable',
      'folder unreadable',
      'd size',
    ])
  })

  it('is as large as it may be, and one byte more is too large', async () => {
    const [fits, over] = [file('fits', [...png, 0, 0]), file('over', [...png, 0, 0, 0])]
    const { taken } = await sortPictures([fits, over], 0, limits)
    expect(taken).toEqual([fits])
  })

  it('of a kind that is not asked for is refused', async () => {
    const { refused } = await sortPictures([file('a.jpg', jpg)], 0, {
      ...limits,
      types: ['image/png'],
    })
    expect(refused).toEqual([{ name: 'a.jpg', problem: 'type' }])
  })

  it('is not read once there are enough', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => file(`${at}.png`))
    const reads = many.map((one) => vi.spyOn(one, 'slice'))
    const { taken, refused } = await sortPictures(many, 1, limits)
    expect(taken).toHaveLength(2)
    expect(refused).toHaveLength(9_998)
    expect(reads.filter((read) => read.mock.calls.length > 0)).toHaveLength(2)
  })
})

function setup(props: Partial<FileInputProps> = {}) {
  const change = vi.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? [])
    return (
      <FileInput
        aria-label="Pictures"
        invitation="Choose"
        dropLabel="Drop"
        problemText={(problem, name) => `${problem}: ${name}`}
        removeLabel={(name) => `remove ${name}`}
        removedText={(name) => `${name} removed`}
        addedText={(count) => `${count} pictures`}
        sizeText={(bytes) => `${bytes} bytes`}
        {...props}
        value={value}
        onValueChange={(files) => {
          change(files)
          setValue(files)
        }}
      />
    )
  }
  const view = render(<Held />)
  const input = screen.getByLabelText<HTMLInputElement>('Pictures')
  const choose = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false })
  return { ...view, change, input, choose }
}

describe('a file input', () => {
  it('takes what it may and says why not the rest', async () => {
    const { change, input, choose } = setup()
    await choose(file('a.png'), file('page.png', [0x3c]))
    expect(change).toHaveBeenCalledOnce()
    expect(screen.getByText('a.png')).toBeTruthy()
    expect(screen.getByText('8 bytes')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 pictures')
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['type: page.png'])
    expect(input.accept).toBe('image/png,image/jpeg')
    expect(input.multiple).toBe(true)
  })

  it('does not take the same file twice, nor more than there is room for', async () => {
    const { change, choose } = setup({ maxCount: 2 })
    await choose(file('a.png'))
    await choose(file('a.png'))
    expect(change).toHaveBeenCalledOnce()
    await act(async () => {
      const input = screen.getByLabelText('Pictures')
      fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [file('b.png')] } })
      fireEvent.drop(input, {
        dataTransfer: { types: ['Files'], files: [file('c.png'), file('d.png')] },
      })
    })
    await screen.findByText(/^count: c.png/)
    expect(change.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['a.png', 'b.png'])
    expect(screen.queryByText(/count: d.png/)).toBeNull()
  })

  it('frees a preview when its picture goes, and the rest with the page', async () => {
    const { unmount } = setup({ value: [file('a.png'), file('b.png')] })
    const [a, b] = [...made]
    await userEvent.click(screen.getByRole('button', { name: 'remove a.png' }))
    expect(revoked).toEqual([a])
    unmount()
    expect(revoked).toEqual([a, b])
  })

  it('takes out what the browser can make no picture of', () => {
    const { change, container } = setup({ value: [file('a.png'), file('torn.png')] })
    const pictures = container.querySelectorAll('img')
    fireEvent.error(pictures[1] as Element)
    expect(change.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['a.png'])
    expect(screen.getByText('unreadable: torn.png')).toBeTruthy()
  })

  it('takes out two broken pictures that fail at once', () => {
    const { change, container } = setup({ value: [file('a.png'), file('b.png'), file('c.png')] })
    const [first, second] = container.querySelectorAll('img')
    act(() => {
      fireEvent.error(first as Element)
      fireEvent.error(second as Element)
    })
    expect(change.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['c.png'])
  })

  it('tells five problems and no more', async () => {
    const { choose } = setup()
    await choose(...Array.from({ length: 40 }, (_, at) => file(`${at}.png`, [1])))
    expect(await screen.findAllByText(/^type:/)).toHaveLength(5)
  })

  it('takes nothing while it is disabled', async () => {
    const { change, input } = setup({ disabled: true })
    await act(async () => {
      fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [file('a.png')] } })
    })
    expect(change).not.toHaveBeenCalled()
  })
})
