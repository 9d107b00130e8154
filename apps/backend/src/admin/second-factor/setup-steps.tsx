import { Box, Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { renderSVG } from 'uqr'
import { CodeForm, useFailureText } from './code-form'
import { RecoveryCodes } from './recovery-codes'
import { type Failure, readFailure, type Setup, useSecondFactorApi, useTexts } from './use-second-factor'

const toPicture = (uri: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { ecc: 'L', border: 2 }))}`

/** Groups of four characters are easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function SecretKey({ setup }: { setup: Setup }) {
  const t = useTexts()
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography>{t('setup.scan')}</Typography>
      <Flex justifyContent="center">
        <img src={toPicture(setup.uri)} alt={t('setup.picture')} width={224} height={224} />
      </Flex>
      <Typography variant="pi">{t('setup.key')}</Typography>
      <Box background="neutral100" padding={3} hasRadius>
        <Typography tag="p" fontWeight="bold" style={{ fontFamily: 'monospace', wordBreak: 'break-word' }}>
          {grouped(setup.secret)}
        </Typography>
      </Box>
    </Flex>
  )
}

/** Creates one secret, although React may run effects twice. */
function useSetup() {
  const { start } = useSecondFactorApi()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    start()
      .then(setSetup)
      .catch((error: unknown) => setFailure(readFailure(error)))
  }, [start])
  return { setup, failure }
}

type Props = {
  onDone(): void
  /** Called when the password was entered too long ago. */
  signInAgain: React.ReactNode
  onCodes?(): void
}

/** Scanning the secret, entering the first code, and saving the recovery codes. */
export function SetupSteps({ onDone, signInAgain, onCodes }: Props) {
  const t = useTexts()
  const describe = useFailureText()
  const { confirm } = useSecondFactorApi()
  const { setup, failure } = useSetup()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (failure)
    return (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography role="alert">{describe(failure)}</Typography>
        {failure.reason === 'sign-in-again' ? signInAgain : null}
      </Flex>
    )
  if (!setup) return null
  const send = async (code: string) => {
    const received = await confirm(code)
    onCodes?.()
    setCodes(received)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <SecretKey setup={setup} />
      <Typography>{t('setup.enter')}</Typography>
      <CodeForm hint={t('setup.hint')} submit={t('setup.submit')} send={send} />
    </Flex>
  )
}
