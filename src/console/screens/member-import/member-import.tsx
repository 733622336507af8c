import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import DownloadIcon from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { apiUrl } from '../../../client/http.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { FaultTable } from './fault-table.tsx'
import { ChooseFile, SendFile } from './import-steps.tsx'
import texts from './texts.json' with { type: 'json' }
import { useMemberImport } from './use-member-import.ts'

/**
 * Adds members from a spreadsheet. The page's own texts are Bengali like the spreadsheet's headings, for the users who
 * fill it in; messages about the file are in the present language.
 */
export const MemberImport = () => {
  const label = useLabel()
  const { file, choose, submit, sending, progress, error, faults, ready } = useMemberImport()
  const { i18n } = useTranslation()
  return (
    <>
      <PageHeader
        title={texts.title}
        titleLanguage='bn'
        breadcrumb={[
          { label: label('Dashboard'), to: '/' },
          { label: label('Member List'), to: '/member/all' },
          { label: label('Import Member') },
        ]}
        actions={
          <Button
            component={Link}
            to='/member/all'
            variant='outlined'
            startIcon={<ArrowBackIcon className='turns' />}
          >
            {label('Go Back To Member')}
          </Button>
        }
      />
      <Card variant='outlined' lang='bn' sx={{ p: { xs: 4, sm: 6 }, maxWidth: 720 }}>
        {error && (
          <Alert severity='error' lang={i18n.language} sx={{ mb: 5 }}>
            {error}
          </Alert>
        )}
        <Typography sx={{ mb: 4 }}>{texts.intro}</Typography>
        <Button href={apiUrl('/static/file')} download variant='outlined' startIcon={<DownloadIcon />}>
          {texts.format}
        </Button>
        <Typography variant='body2' color='text.secondary' sx={{ mt: 2 }}>
          {texts.formatHint}
        </Typography>
        <ChooseFile file={file} sending={sending} onChoose={choose} />
        <SendFile ready={ready} sending={sending} progress={progress} onSubmit={submit} />
      </Card>
      {faults.length > 0 && <FaultTable faults={faults} />}
    </>
  )
}
