import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { usePageFocus } from '../../../../src/console/ui/page/use-page-focus.ts'

/** A page with a field; `isQuick` focuses the field as soon as it appears. */
const Page = ({ title, to, isQuick = false }: { title: string; to: string; isQuick?: boolean }) => {
  const heading = usePageFocus(title)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isQuick) field.current?.focus()
  }, [isQuick])
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <input ref={field} aria-label={`Field of ${title}`} />
      <Link to={to}>On</Link>
    </main>
  )
}

const router = () =>
  createMemoryRouter([
    { path: '/', element: <Page title='First' to='/calm' /> },
    { path: '/calm', element: <Page key='calm' title='Calm' to='/quick' /> },
    { path: '/quick', element: <Page key='quick' title='Quick' to='/' isQuick /> },
  ])

it('the focus moves to the heading of the next page, unless the user has already focused something there', async () => {
  const user = userEvent.setup()
  render(<RouterProvider router={router()} />)
  await user.click(screen.getByText('On'))
  expect(await screen.findByRole('heading', { name: 'Calm' })).toHaveFocus()
  await user.click(screen.getByText('On'))
  expect(await screen.findByLabelText('Field of Quick')).toHaveFocus()
})

it('the focus stays in a dialog over the pages during typing, and not on its buttons', async () => {
  const way = router()
  render(
    <>
      <RouterProvider router={way} />
      <div role='dialog' aria-modal='true'>
        <input aria-label='Go to' />
        <button type='button'>Leave</button>
      </div>
    </>,
  )
  const input = screen.getByLabelText('Go to')
  input.focus()
  await act(() => way.navigate('/calm'))
  await screen.findByRole('heading', { name: 'Calm' })
  expect(input).toHaveFocus()
  screen.getByText('Leave').focus()
  await act(() => way.navigate('/'))
  expect(await screen.findByRole('heading', { name: 'First' })).toHaveFocus()
})
