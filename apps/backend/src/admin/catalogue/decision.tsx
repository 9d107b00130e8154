import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { createContext, useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Upload, uploadListSchema } from './responses'
import { uploadsPath } from './use-uploads'

/** Receives the uploads that the curator has decided about. */
export const DecisionContext = createContext<(uploads: Upload[]) => void>(() => undefined)

type Decision = 'confirm' | 'discard'

/** The maximum number of uploads in one request. */
const batch = 500

/** Buttons that add uploads in spite of the warnings about their audio, or discard them. */
export function DecisionButtons({ ids }: { ids: readonly string[] }) {
  const { formatMessage } = useIntl()
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const onDecided = useContext(DecisionContext)
  const [running, setRunning] = useState<Decision | null>(null)
  const text = (key: string) => formatMessage({ id: `panel.catalogue.${key}` }, { count: ids.length })

  async function decide(decision: Decision): Promise<void> {
    setRunning(decision)
    try {
      for (let index = 0; index < ids.length; index += batch) {
        const { data } = await post(`${uploadsPath}/decide`, {
          decision,
          ids: ids.slice(index, index + batch),
        })
        onDecided(uploadListSchema.parse(data).data)
      }
    } catch {
      toggleNotification({ type: 'danger', message: text('decision-failed') })
    } finally {
      setRunning(null)
    }
  }

  const button = (decision: Decision, label: string, variant: 'secondary' | 'tertiary') => (
    <Button
      size="S"
      variant={variant}
      loading={running === decision}
      disabled={running !== null}
      onClick={() => void decide(decision)}
    >
      {text(label)}
    </Button>
  )
  return (
    <Flex gap={2} marginTop={2} wrap="wrap">
      {button('confirm', ids.length > 1 ? 'confirm-all' : 'confirm', 'secondary')}
      {ids.length === 1 && button('discard', 'discard', 'tertiary')}
    </Flex>
  )
}

/** Asks for a decision about all uploads that await one. */
export function Undecided({ of }: { of: readonly Upload[] }) {
  const { formatMessage } = useIntl()
  const ids = of.filter(({ state }) => state === 'unconfirmed').map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <Box role="status">
      <Typography tag="p">
        {formatMessage({ id: 'panel.catalogue.undecided' }, { count: ids.length })}
      </Typography>
      {ids.length > 1 && <DecisionButtons ids={ids} />}
    </Box>
  )
}
