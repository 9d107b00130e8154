import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { CustomerList } from '../customers/customer-list'
import { ConfirmButton } from '../payments/confirm-button'
import { LoadState } from '../payments/layout'
import { Pagination } from '../payments/pagination'
import { type SentEmail, sentEmailBase, useEmailTexts, useResend, useSentEmails } from './use-sent-emails'

function EmailRow({ email, onSent }: { email: SentEmail; onSent: () => void }) {
  const { say, time } = useEmailTexts()
  const { post, busy } = useResend()
  const { id, kind, about, sent_at, recipient, can_resend } = email
  const resend = async () => {
    await post(`/${id}/resend`, {}, 'panel.sent-emails.sent')
    onSent()
  }
  const name = recipient ?? say(kind === 'invitation' ? 'invited' : 'former')
  return (
    <Box tag="li" background="neutral0" borderColor="neutral200" hasRadius padding={4}>
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="semiBold">{say(`kind.${kind}`)}</Typography>
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {[about, name, time(sent_at)].filter(Boolean).join(' · ')}
          </Typography>
        </Flex>
        {can_resend ? (
          <ConfirmButton
            label={say('resend')}
            title={say('resend-title', { name })}
            body={say('resend-body')}
            yes={say('resend')}
            variant="tertiary"
            busy={busy}
            onConfirm={resend}
          />
        ) : (
          <Typography variant="pi" textColor="neutral600">
            {say(kind === 'invitation' ? 'not-invitation' : recipient ? 'not-again' : 'not-former')}
          </Typography>
        )}
      </Flex>
    </Box>
  )
}

/** The emails about a customer or an order. The texts are not stored, so each is written again when it is sent again. */
export function SentEmailsPage() {
  const { about = '', id = '' } = useParams()
  const { say } = useEmailTexts()
  const [params] = useSearchParams()
  const query = new URLSearchParams({
    [about === 'order' ? 'order' : 'organisation']: id,
    page: params.get('page') ?? '1',
    page_size: '25',
  })
  const loaded = useSentEmails(query)
  const title = loaded.data?.data.title ?? say('title')
  const emails = loaded.data?.data.emails ?? []
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={say('title')} />
      <Layouts.Content>
        <LoadState {...loaded} />
        {loaded.data && emails.length === 0 && <Typography>{say('none')}</Typography>}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} maxWidth="80rem">
          {emails.map(email => (
            <EmailRow key={email.id} email={email} onSent={loaded.reload} />
          ))}
        </Flex>
        {loaded.data && <Pagination {...loaded.data.meta.pagination} />}
      </Layouts.Content>
    </Page.Main>
  )
}

/** Finds the customer whose emails staff look for. */
export function SentEmailSearchPage() {
  const { say } = useEmailTexts()
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} />
      <Layouts.Content>
        <CustomerList path={`${sentEmailBase}/customers`} getPage={id => `/sent-emails/organisation/${id}`} />
      </Layouts.Content>
    </Page.Main>
  )
}
