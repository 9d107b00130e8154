import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useAuth } from '@strapi/strapi/admin'
import { useState } from 'react'
import { CodeInput, useCodeField } from './code-form'
import { RecoveryCodes } from './recovery-codes'
import { SetupSteps } from './setup-steps'
import { useSecondFactorApi, useStatus, useTexts } from './use-second-factor'

function SignOut({ label }: { label: string }) {
  const { logout } = useAuth('SecondFactor', auth => auth)
  return (
    <Flex>
      <Button onClick={() => void logout()}>{label}</Button>
    </Flex>
  )
}

type ManageProps = { left: number; onCodes(codes: string[]): void }

function Manage({ left, onCodes }: ManageProps) {
  const t = useTexts()
  const { renewCodes, replace } = useSecondFactorApi()
  const field = useCodeField()
  const { logout } = useAuth('SecondFactor', auth => auth)
  const renew = async (code: string) => onCodes(await renewCodes(code))
  const startAgain = async (code: string) => {
    await replace(code)
    await logout()
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography>{t('manage.on', { count: left })}</Typography>
      <Typography>{t('manage.code')}</Typography>
      <CodeInput field={field} hint={t('code.hint')} />
      <Flex gap={3} wrap="wrap">
        <Button loading={field.busy} onClick={() => void field.run(renew)}>
          {t('manage.renew')}
        </Button>
        <Button variant="danger-light" loading={field.busy} onClick={() => void field.run(startAgain)}>
          {t('manage.replace')}
        </Button>
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {t('manage.replace-text')}
      </Typography>
    </Flex>
  )
}

function TurnOn({ onDone }: { onDone(): void }) {
  const t = useTexts()
  const [begun, setBegun] = useState(false)
  if (begun) return <SetupSteps onDone={onDone} signInAgain={<SignOut label={t('setup.sign-in')} />} />
  return (
    <Flex direction="column" alignItems="flex-start" gap={5}>
      <Typography>{t('manage.off')}</Typography>
      <Typography>{t('setup.optional')}</Typography>
      <Button onClick={() => setBegun(true)}>{t('setup.begin')}</Button>
    </Flex>
  )
}

/** The second factor of the signed-in member of staff, under Settings. */
export function SecondFactorSettingsPage() {
  const t = useTexts()
  const { status, failure, reload } = useStatus()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (failure) return <Page.Error />
  if (!status) return <Page.Loading />
  const done = () => {
    setCodes(null)
    void reload()
  }
  return (
    <Page.Main>
      <Page.Title>{t('title')}</Page.Title>
      <Layouts.Header title={t('title')} />
      <Layouts.Content>
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} maxWidth="55.2rem">
          {codes ? <RecoveryCodes codes={codes} onDone={done} /> : null}
          {!codes && status.enabled ? <Manage left={status.recovery_codes_left} onCodes={setCodes} /> : null}
          {codes || status.enabled ? null : <TurnOn onDone={done} />}
        </Box>
      </Layouts.Content>
    </Page.Main>
  )
}
