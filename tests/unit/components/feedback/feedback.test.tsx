// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  Alert,
  alertAxes,
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  Spinner,
} from '#components/index.ts'

describe('an alert', () => {
  it.each(alertAxes.tone)('%s has a role of its weight', (tone) => {
    render(
      <Alert tone={tone} title="Title.">
        Text
      </Alert>,
    )
    const role = tone === 'warning' || tone === 'negative' ? 'alert' : 'status'
    expect(screen.getByRole(role).textContent).toBe('Title. Text')
  })

  it('is silent when it has always been there', () => {
    render(
      <Alert tone="negative" live={false}>
        Text
      </Alert>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('empty and failed states', () => {
  it('head a page with h2 and a section with h3', () => {
    render(
      <>
        <EmptyState emblem="owl" title="Nothing here" />
        <EmptyState variant="section" emblem="owl" title="Nothing there" />
        <EmptyState emblem="owl" title="Deep" level={4} />
      </>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing here' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Nothing there' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 4, name: 'Deep' })).toBeTruthy()
  })

  it('read out a failure only', () => {
    render(
      <>
        <EmptyState emblem="owl" title="Empty" />
        <ErrorState emblem="koi" title="Failed" />
      </>,
    )
    expect(screen.getByRole('status').textContent).toBe('Failed')
  })
})

describe('waiting', () => {
  it('is said once for many boxes', () => {
    render(
      <SkeletonGroup label="loading games">
        <Skeleton shape="text" className="w-1/2" />
        <Skeleton shape="circle" />
      </SkeletonGroup>,
    )
    const group = screen.getByRole('status')
    expect(group.getAttribute('aria-busy')).toBe('true')
    expect(group.textContent).toBe('loading games')
    expect(group.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
  })

  it('is said by a spinner that stands alone only', () => {
    const { rerender } = render(<Spinner />)
    expect(screen.queryByRole('status')).toBeNull()
    rerender(<Spinner label="loading" />)
    expect(screen.getByRole('status').textContent).toBe('loading')
  })
})
