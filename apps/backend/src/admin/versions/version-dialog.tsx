import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PanelProps } from '../panel'
import { VersionChanges } from './changes'
import { type Version, versionSchema } from './responses'
import { useRestoreVersion } from './use-restore'

type Props = { panel: PanelProps; path: string; locale: string; version: string; onClose: () => void }

function useVersion(path: string, locale: string, id: string) {
  const { get } = useFetchClient()
  const [found, setFound] = useState<Version | 'failed' | null>(null)
  useEffect(() => {
    let active = true
    get(`${path}/${id}?locale=${locale}`)
      .then(({ data }) => active && setFound(versionSchema.parse(data).data))
      .catch(() => active && setFound('failed'))
    return () => {
      active = false
    }
  }, [get, path, locale, id])
  return found
}

const Warning = ({ children }: { children: string }) => (
  <Typography tag="p" textColor="danger600" fontWeight="bold">
    {children}
  </Typography>
)

/** Shows what restoring a version would change in the draft, with a button to restore it. */
export function VersionDialog({ panel, path, locale, version: id, onClose }: Props) {
  const { formatMessage, formatDate } = useIntl()
  const version = useVersion(path, locale, id)
  const modified = useForm('VersionDialog', state => state.modified)
  const { restore, busy } = useRestoreVersion(panel, path, locale)
  const [confirming, setConfirming] = useState(false)
  const message = (key: string, values = {}) => formatMessage({ id: `panel.versions.${key}` }, values)
  const known = version && version !== 'failed' ? version : null
  const onRestore = async () => {
    if (!known) return
    if ((modified || known?.live) && !confirming) return setConfirming(true)
    if (await restore(known)) onClose()
  }

  return (
    <Modal.Root open onOpenChange={open => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {known
              ? message('title', {
                  date: formatDate(known.published_on, { dateStyle: 'long', timeStyle: 'short' }),
                })
              : message('one')}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {version === null && <Loader>{message('loading')}</Loader>}
          {version === 'failed' && <Warning>{message('failed')}</Warning>}
          {known && (
            <Flex direction="column" alignItems="stretch" gap={4}>
              {modified && <Warning>{message('unsaved')}</Warning>}
              {known.missing.length > 0 && (
                <Warning>{message('missing', { names: known.missing.join(', ') })}</Warning>
              )}
              <VersionChanges changes={known.changes} />
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{message('cancel')}</Button>
          </Modal.Close>
          {confirming && (
            <Typography role="alert" textColor="danger600">
              {message(modified ? 'ask-unsaved' : 'ask-live')}
            </Typography>
          )}
          {known?.restorable && known.changes.length + Number(modified) > 0 && (
            <Button onClick={onRestore} loading={busy} variant={confirming ? 'danger' : 'default'}>
              {message(confirming ? 'restore-yes' : 'restore')}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
