import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import CssBaseline from '@mui/material/CssBaseline'
import Toolbar from '@mui/material/Toolbar'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BookList } from './book/list.tsx'
import { DuaList } from './dua/list.tsx'
import { EventList } from './event/list.tsx'
import { linkTo, usePath } from './navigation.ts'
import { client, duaCategoriesQuery, languagesQuery, tagsQuery } from './queries.ts'

/** A form's code and what it is filled with come at the same time. */
const forms: Record<string, ComponentType<{ id: number | null }>> = {
  dua: lazy(async () => {
    void client.prefetchQuery(duaCategoriesQuery)
    return { default: (await import('./dua/form.tsx')).DuaForm }
  }),
  book: lazy(async () => {
    void client.prefetchQuery(languagesQuery)
    void client.prefetchQuery(tagsQuery)
    return { default: (await import('./book/form.tsx')).BookForm }
  }),
  event: lazy(async () => ({ default: (await import('./event/form.tsx')).EventForm })),
}

const lists: Record<string, ComponentType> = { dua: DuaList, book: BookList, event: EventList }

const Screen = () => {
  const [, area = '', task, id] = usePath().split('/')
  const [List, Form] = [lists[area] ?? DuaList, forms[area]]
  if (Form && task === 'add') return <Form key='add' id={null} />
  if (Form && task === 'edit') return <Form key={id} id={Number(id)} />
  return <List />
}

const App = () => (
  <QueryClientProvider client={client}>
    <CssBaseline />
    <AppBar position='static'>
      <Toolbar>
        {['Dua', 'Book', 'Event'].map((name) => (
          <Button key={name} color='inherit' {...linkTo(`/${name.toLowerCase()}`)}>
            {name}
          </Button>
        ))}
      </Toolbar>
    </AppBar>
    <Container maxWidth={false} component='main' sx={{ py: 3 }}>
      <Suspense>
        <Screen />
      </Suspense>
    </Container>
  </QueryClientProvider>
)

const place = document.getElementById('root')
if (place) createRoot(place).render(<App />)
