const words = ['ARG', 'FROM', 'WORKDIR', 'ENV', 'RUN', 'COPY', 'ADD', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']
const others = ['ENTRYPOINT', 'LABEL', 'VOLUME', 'SHELL', 'STOPSIGNAL', 'ONBUILD', 'MAINTAINER']

/** `A=1 B=2` as an object; a name without a value is undefined. */
export const pairs = text =>
  Object.fromEntries(
    text.split(/\s+/).map(part => {
      const [name, ...value] = part.split('=')
      return [name, value.length > 0 ? value.join('=') : undefined]
    }),
  )

/** `${NAME}` replaced by what is given. */
const filled = (text, given) =>
  text.replace(/\$\{(\w+)\}/g, (whole, name) => (name in given ? given[name] : whole))

/**
 * A Dockerfile as its stages, in their order: `{ name, from, steps: [{ word, flags, text }] }`. `args` are the defaults
 * that stand before the first stage. Throws on a word that it does not know.
 */
export function readDockerfile(source) {
  const lines = source
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
  const stages = []
  let args = {}
  for (const line of lines) {
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (![...words, ...others].includes(word)) throw new Error(`A Dockerfile has no word ${line}`)
    if (word === 'FROM') {
      const [, from, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? []
      stages.push({ name, from: filled(from, args), steps: [] })
      continue
    }
    if (stages.length === 0) {
      args = { ...args, ...pairs(rest) }
      continue
    }
    const flags = Object.fromEntries(
      [...rest.matchAll(/(?:^|\s)--([\w-]+)=(\S+)(?=\s)/g)]
        .filter(() => word !== 'RUN')
        .map(([, name, value]) => [name, value]),
    )
    const text = word === 'RUN' ? rest : rest.replace(/^(?:--[\w-]+=\S+\s+)+/, '')
    stages.at(-1).steps.push({ word, flags, text })
  }
  return { args, stages }
}

/** Every step that a stage stands on, those of the stages before it first. */
export function stepsOf({ stages }, stage) {
  const below = stages.find(({ name }) => name === stage.from)
  return [...(below ? stepsOf({ stages }, below) : []), ...stage.steps]
}
