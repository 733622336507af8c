import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { errorMessage } from '../../../client/api-error.ts'
import { isUnknownRecord } from '../../../client/unknown-record.ts'
import { asRecord } from '../../../contract/json.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { HistoryButton } from '../history-button.tsx'
import { useListUrl, useModuleBreadcrumb } from '../routes/use-module-breadcrumb.ts'
import { UnknownRecord } from '../unknown-record.tsx'
import { useLoadedModule } from '../use-loaded-module.ts'
import { DetailActions } from './detail-actions.tsx'
import { DetailFields } from './detail-fields.tsx'
import { detailFileOf, detailRequest } from './detail-request.ts'

/** The details of a record as a page, with the row actions of the record. */
export const DetailPage = () => {
  const module = useLoadedModule()
  const { id } = useParams()
  const label = useLabel()
  const detail = detailFileOf(module)
  const title = label(detail.title)
  const breadcrumb = useModuleBreadcrumb(module, true, title)
  const list = useListUrl(module.module)
  // A record that was just deleted is not fetched again on the way back to the list.
  const gone = useRef(false)
  const { data, error, refetch } = useQuery({ ...detailRequest(module, id), enabled: () => !gone.current })
  const record = data && asRecord(data.payload)
  const history = <HistoryButton source={{ module, id }} />
  const back = detail.back && (
    <Button
      component={Link}
      to={detail.back.to}
      variant='outlined'
      startIcon={<ArrowBackIcon className='turns' />}
    >
      {label(detail.back.label)}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        actions={
          <>
            {record && module.list && (
              <DetailActions
                module={module}
                list={module.list}
                record={record}
                retry={() => void refetch()}
                onGone={() => {
                  gone.current = true
                }}
              />
            )}
            {history}
            {back}
          </>
        }
      />
      <Card variant='outlined' sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1080 }}>
        {record ? (
          <DetailFields detail={detail} record={record} />
        ) : isUnknownRecord(error) ? (
          <UnknownRecord module={module.module} list={list} error={error} />
        ) : error ? (
          <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <Loader minHeight={240} />
        )}
      </Card>
    </>
  )
}
