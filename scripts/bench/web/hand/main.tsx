import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import Toolbar from '@mui/material/Toolbar'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { categoriesQuery, client, linkTo, usePath } from './api.ts'
import { DuaList } from './list.tsx'

/** The form's code and its categories load at the same time. */
const DuaForm = lazy(async () => {
  void client.prefetchQuery(categoriesQuery)
  return { default: (await import('./form.tsx')).DuaForm }
})

const Screen = () => {
  const [, , task, id] = usePath().split('/')
  if (task === 'add') return <DuaForm key='add' id={null} />
  if (task === 'edit') return <DuaForm key={id} id={Number(id)} />
  return <DuaList />
}

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <CssBaseline />
      <AppBar position='static'>
        <Toolbar>
          <Button color='inherit' {...linkTo('/dua')}>
            Dua
          </Button>
        </Toolbar>
      </AppBar>
      <main style={{ padding: 24 }}>
        <Suspense>
          <Screen />
        </Suspense>
      </main>
    </QueryClientProvider>,
  )
