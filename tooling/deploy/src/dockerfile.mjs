import { DockerfileParser } from 'dockerfile-ast'

const getArguments = instruction =>
  instruction
    .getArguments()
    .map(argument => argument.getValue())
    .join(' ')

/**
 * Parses the global arguments and the stages of a Dockerfile: `{ name, from, instructions: [{ keyword, flags, text }]
 * }`.
 */
export function parseDockerfile(source) {
  const stages = []
  const globals = {}
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') {
      const from = instruction.getImage().replace(/\$\{(\w+)\}/, (_, name) => globals[name] ?? `$${name}`)
      stages.push({ name: instruction.getBuildStage(), from, instructions: [] })
    } else if (stages.length === 0) {
      const property = instruction.getProperty()
      globals[property.getName()] = property.getValue()
    } else {
      const flags = Object.fromEntries(
        (instruction.getFlags?.() ?? []).map(flag => [flag.getName(), flag.getValue()]),
      )
      const names = (instruction.getProperties?.() ?? []).map(property => property.getName())
      stages.at(-1).instructions.push({ keyword, flags, names, text: getArguments(instruction) })
    }
  }
  return { globals, stages }
}
