type Fields = { fields?: string[]; locales?: string[] }
export type Grant = {
  action: string
  subject: string | null
  properties: Fields
  conditions?: string[]
}

/**
 * What staff may do with a type. They can write the `open` fields (all by default) and, with `whole`, read the others.
 * `only` is a condition on the records.
 */
export type Work = { acts: string[]; open?: string[]; whole?: true; only?: string }

// Permissions list each field of a component, but a dynamic zone as a single field.
const fieldsOf = (subject: string, open?: string[]): string[] => {
  const all: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentTypes[subject as 'api::page.page'], { components: strapi.components })
  return open ? all.filter(field => open.includes(field.split('.')[0] ?? '')) : all
}

const withoutFields = ['publish', 'delete']

/** Grants for work on types, in both languages, as far as its acts are among these. */
export const grantWork = (work: Record<string, Work>, allowed: readonly string[]): Grant[] =>
  Object.entries(work).flatMap(([subject, { acts, open, whole, only }]) =>
    acts
      .filter(name => allowed.includes(name))
      .map(name => ({
        action: `plugin::content-manager.explorer.${name}`,
        subject,
        properties: {
          locales: ['id', 'en'],
          ...(!withoutFields.includes(name) && {
            fields: fieldsOf(subject, name === 'read' && whole ? undefined : open),
          }),
        },
        ...(only && name !== 'create' && { conditions: [only] }),
      })),
  )
