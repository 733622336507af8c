import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Cards } from './cards.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { Grid } from './grid.tsx'
import type { ListDefinition } from './list-definition.ts'
import { Toolbar } from './toolbar.tsx'
import { type Row, useList } from './use-list.ts'

/** A list as the three screens have it: a grid, or cards where there is no room for one. */
export const ListScreen = <T extends Row>(props: ListDefinition<T>) => {
  const list = useList<T>(props.request)
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const [toDelete, setToDelete] = useState<T | null>(null)
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
        <View definition={props} list={list} onDelete={setToDelete} />
      )}
      <ConfirmDelete
        row={toDelete}
        question={props.question}
        deletion={list.deletion}
        onClose={() => setToDelete(null)}
      />
    </>
  )
}
