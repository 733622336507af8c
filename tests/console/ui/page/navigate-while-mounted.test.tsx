import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useNavigateWhileMounted } from '../../../../src/console/ui/page/navigate.tsx'

let finish: () => Promise<void>

/** A page that navigates to the list after its work. */
const Work = () => {
  const navigate = useNavigateWhileMounted()
  finish = () => navigate('/list')
  return <h1>Work</h1>
}

const open = () => {
  const router = createMemoryRouter(
    ['/list', '/other']
      .map((path) => ({ path, element: <h1>{path}</h1> }))
      .concat({
        path: '/',
        element: <Work />,
      }),
  )
  render(<RouterProvider router={router} />)
  return router
}

it('navigates if the user is still on the page when the work ends', async () => {
  open()
  await act(() => finish())
  expect(screen.getByRole('heading', { name: '/list' })).toBeVisible()
})

it('does not navigate after the user has left the page', async () => {
  const router = open()
  await act(() => router.navigate('/other'))
  await act(() => finish())
  expect(screen.getByRole('heading', { name: '/other' })).toBeVisible()
})
