import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { FollowLinks, PlainLink } from '../../../../src/console/ui/page/plain-link.tsx'

/** Presses a link as soon as it is in the page, before a paint. */
const PressedAtOnce = () => {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => ref.current?.querySelector('a')?.click(), [])
  return (
    <span ref={ref}>
      <PlainLink to='/there'>There</PlainLink>
    </span>
  )
}

it('a link pressed as soon as it appears navigates within the console, without a page load', async () => {
  const list = (
    <>
      <FollowLinks />
      <PressedAtOnce />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: list },
    { path: '/there', element: 'Arrived' },
  ])
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('Arrived')).toBeVisible()
})
