const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
export const decodeEntities = (text = '') =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, found => entities[found])

function getChoice(tag) {
  const type = attribute(tag, 'type') ?? 'text'
  if (['submit', 'button', 'file', 'image'].includes(type)) return []
  if (['radio', 'checkbox'].includes(type) && !/\schecked\b/.test(tag)) return []
  return [
    [attribute(tag, 'name'), decodeEntities(attribute(tag, 'value') ?? (type === 'checkbox' ? 'on' : ''))],
  ]
}

function getChosen(body) {
  const options = body.match(/<option\b[^>]*>/g) ?? []
  const chosen = options.find(tag => /\sselected\b/.test(tag)) ?? options.find(tag => attribute(tag, 'value'))
  return decodeEntities(attribute(chosen ?? '', 'value'))
}

/** Parses the POST forms of a page, with the fields that a browser without JavaScript would send. */
export function parseForms(html) {
  const found = html.match(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g) ?? []
  return found.map(form => {
    const [head] = form.match(/<form\b[^>]*>/)
    const inputs = (form.match(/<input\b[^>]*>/g) ?? []).flatMap(getChoice)
    const selects = [...form.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].map(([, tag, body]) => [
      attribute(tag, 'name'),
      getChosen(body),
    ])
    const texts = [...form.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)].map(([, tag, body]) => [
      attribute(tag, 'name'),
      decodeEntities(body),
    ])
    const fields = Object.fromEntries([...inputs, ...selects, ...texts].filter(([name]) => name))
    return {
      fields,
      multipart: attribute(head, 'enctype') === 'multipart/form-data',
      action: decodeEntities(attribute(head, 'action') ?? ''),
    }
  })
}

/** Builds the headers and body of a form post without JavaScript. */
export const buildFormRequest = fields => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: Buffer.from(new URLSearchParams(fields).toString()),
})
