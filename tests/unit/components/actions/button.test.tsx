// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, IconButton, Link, ToggleChip, buttonAxes } from '#components/index.ts'

describe('a button', () => {
  it('never sends a form by accident', () => {
    render(<Button>ok</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it.each(buttonAxes.variant)('says that it is %s', (variant) => {
    render(
      <Button variant={variant} size="lg" className="mine">
        ok
      </Button>,
    )
    const button = screen.getByRole('button')
    expect(button.dataset).toMatchObject({ slot: 'button', variant, size: 'lg' })
    expect(button.classList.contains('mine')).toBe(true)
  })

  it('swallows presses while busy, and stays where the focus is', async () => {
    const press = vi.fn()
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <input aria-label="name" />
        <Button type="submit" busy busyLabel="sending" onClick={press}>
          send
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'sending' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button).toHaveProperty('disabled', false)
    await userEvent.click(button)
    // Enter in a field presses the form's button, busy or not.
    await userEvent.type(screen.getByLabelText('name'), 'a{Enter}')
    expect(press).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps its own name at rest although the busy one is there for the width', () => {
    render(<Button busyLabel="sending">send</Button>)
    expect(screen.getByRole('button', { name: 'send' })).toBeTruthy()
  })

  it('refuses when it is aria-disabled, so that the reason can be read', async () => {
    const press = vi.fn()
    render(
      <Button aria-disabled onClick={press}>
        pay
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(press).not.toHaveBeenCalled()
  })

  it('reaches its root with ref', () => {
    const ref = vi.fn()
    render(<Button ref={ref}>ok</Button>)
    expect(ref).toHaveBeenCalledWith(screen.getByRole('button'))
  })
})

describe('asChild', () => {
  it('makes one element of both, with the classes of both', () => {
    render(
      <Button asChild variant="primary" className="outer" iconStart={<i data-testid="icon" />}>
        <a href="/promotions" className="inner">
          promotions
        </a>
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'promotions' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(link.getAttribute('href')).toBe('/promotions')
    expect(link.className).toMatch(/outer/)
    expect(link.className).toMatch(/inner/)
    expect(link.contains(screen.getByTestId('icon'))).toBe(true)
  })

  it("calls the child's handler first, then its own", async () => {
    const calls: string[] = []
    render(
      <Button asChild onClick={() => calls.push('button')}>
        <a
          href="#x"
          onClick={() => {
            calls.push('child')
          }}
        >
          x
        </a>
      </Button>,
    )
    await userEvent.click(screen.getByRole('link'))
    expect(calls).toEqual(['child', 'button'])
  })

  it.each([{ disabled: true }, { 'aria-disabled': true }, { busy: true }])(
    'leads nowhere with %o',
    async (props) => {
      const press = vi.fn()
      const heard = vi.fn()
      render(
        <div onClickCapture={({ nativeEvent }) => heard(nativeEvent)}>
          <Button asChild {...props} onClick={press}>
            <a href="#x">x</a>
          </Button>
        </div>,
      )
      const link = screen.getByRole('link')
      expect(link.getAttribute('aria-disabled')).toBe('true')
      expect(link.hasAttribute('disabled')).toBe(false)
      await userEvent.click(link)
      expect(press).not.toHaveBeenCalled()
      expect(heard.mock.lastCall?.[0]).toHaveProperty('defaultPrevented', true)
    },
  )

  it('wants exactly one element', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<Button asChild>words</Button>)).toThrow('exactly one element')
    vi.restoreAllMocks()
  })
})

describe('an icon button', () => {
  it('has a name and says whether it is on', () => {
    render(
      <IconButton label="favourite" pressed>
        <i />
      </IconButton>,
    )
    expect(screen.getByRole('button', { name: 'favourite', pressed: true })).toBeTruthy()
  })

  it('is a link where its child is one', () => {
    render(
      <IconButton label="search" asChild>
        <a href="/search">⌕</a>
      </IconButton>,
    )
    expect(screen.getByRole('link', { name: 'search' })).toBeTruthy()
  })
})

describe('a link', () => {
  it('never hands this window to the one it opens', () => {
    render(
      <Link href="https://example.com" target="_blank">
        out
      </Link>,
    )
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  })
})

describe('a chip', () => {
  it('asks for the opposite of what it is', async () => {
    const change = vi.fn()
    render(
      <ToggleChip pressed removable count="6" onPressedChange={change}>
        new
      </ToggleChip>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'new 6', pressed: true }))
    expect(change).toHaveBeenCalledWith(false)
  })

  it('refuses when it is aria-disabled, so that the reason can be read', async () => {
    const change = vi.fn()
    const press = vi.fn()
    render(
      <ToggleChip pressed aria-disabled onPressedChange={change} onClick={press}>
        new
      </ToggleChip>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'new' }))
    expect(change).not.toHaveBeenCalled()
    expect(press).not.toHaveBeenCalled()
  })
})
