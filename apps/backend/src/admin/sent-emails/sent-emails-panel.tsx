import { Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EditFormPanel } from '../panel'
import { sentEmailPermissions, useEmailTexts } from './use-sent-emails'

const pages: Record<string, string> = {
  'api::organisation.organisation': 'organisation',
  'api::order.order': 'order',
}

function SentEmailsLink({ page }: { page: string }) {
  const { say } = useEmailTexts()
  const { allowedActions } = useRBAC(sentEmailPermissions)
  return allowedActions.canResend ? (
    <Typography tag={Link} to={page} textColor="primary600" fontWeight="semiBold">
      {say('open')}
    </Typography>
  ) : (
    <Typography variant="pi">{say('no-access')}</Typography>
  )
}

/** A link to the emails about an organisation or an order, shown next to its form. */
export const SentEmailsPanel: EditFormPanel = ({ model, documentId }) => {
  const { formatMessage } = useIntl()
  const about = pages[model]
  if (!about || !documentId) return null
  return {
    title: formatMessage({ id: 'panel.sent-emails.title' }),
    content: <SentEmailsLink page={`/sent-emails/${about}/${documentId}`} />,
  }
}
