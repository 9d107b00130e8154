import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { useLocale } from '#app/text'

/** Switches to another organisation of the member. This is a form, because it changes the session. */
export function SwitchOrganisationForm({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Form method="post" action={paths.settings(useLocale())}>
      <input type="hidden" name="form" value="switch" />
      <input type="hidden" name="organisation" value={id} />
      {children}
    </Form>
  )
}
