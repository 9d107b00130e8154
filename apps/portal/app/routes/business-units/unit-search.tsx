import { Button, TextInput } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useText } from '#app/text'

/** A search that is part of the address: it can be kept, sent and taken back. */
export function UnitSearch({ q }: { q: string }) {
  const t = useText()
  return (
    <Form method="get" role="search" className="mb-4.5 grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <TextInput
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t('fields.q')}
        placeholder={t('business_units.search_placeholder')}
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      />
      <Button type="submit" variant="secondary">
        {t('actions.search')}
      </Button>
    </Form>
  )
}
