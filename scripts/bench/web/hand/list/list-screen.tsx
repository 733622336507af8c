import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { Cards } from './cards.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { Grid } from './grid.tsx'
import { Toolbar } from './toolbar.tsx'
import { type ListRequest, type Row, useList } from './use-list.ts'

/** One column: its heading, its room in CSS pixels (at least, where it shares what is left), and its content. */
export interface ListColumn<T> {
  field: string
  heading: string
  width: number
  share?: number
  sortBy?: string
  cell: (row: T) => ReactNode
}

export interface ListDefinition<T extends Row> {
  title: string
  path: string
  request: ListRequest
  columns: readonly ListColumn<T>[]
  nameOf: (row: T) => string
  question: string
}

/** A list as the three screens have it: a grid, or cards where there is no room for one. */
export const ListScreen = <T extends Row>(props: ListDefinition<T>) => {
  const list = useList<T>(props.request)
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const [doomed, setDoomed] = useState<T | null>(null)
  const View = isNarrow ? Cards : Grid
  return (
    <>
      <Typography variant='h5' component='h1' sx={{ mb: 2 }}>
        {props.title}
      </Typography>
      <Toolbar path={props.path} request={props.request} list={list} />
      {list.error ? (
        <Alert severity='error' action={<Button onClick={list.retry}>Retry</Button>}>
          {list.error.message}
        </Alert>
      ) : (
        <View definition={props} list={list} onDelete={setDoomed} />
      )}
      <ConfirmDelete
        row={doomed}
        question={props.question}
        deletion={list.deletion}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
