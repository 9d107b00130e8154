import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { root, toolEnvironment } from '@bgm/cli/environment'
import { run, tail } from '@bgm/cli/run'
import { removeFolder } from '@bgm/cli/template'
import { pairs, readDockerfile } from './dockerfile.mjs'

/** What only a container can do: packages of its system, and its users. This machine has them in its own way. */
const containersOwn = /^(?:apt-get |rm -rf \/var\/lib\/apt|install --directory --owner=node )/

const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => {
    const [, anywhere, rest] = /^(\*\*\/)?(.*)$/.exec(line)
    const exact = rest.split('*').map(part => part.replaceAll('.', '\\.'))
    return new RegExp(`^${anywhere ? '(?:.*/)?' : ''}${exact.join('[^/]*')}(?:/|$)`)
  })

/** Whether a path of the repository is handed to a build. */
export const isInContext = path => !patterns.some(pattern => pattern.test(path))

/** Takes the steps of one Dockerfile in folders of its own. */
class Rehearsal {
  place = mkdtempSync(join(tmpdir(), 'image-'))
  known = new Map()

  constructor(name, { log, told }) {
    this.name = name
    this.log = log
    this.told = told
  }

  async stage({ name, from, steps }) {
    const below = this.known.get(from)
    const self = { folder: join(this.place, name), at: '/', env: {}, ...(below ?? {}) }
    self.folder = join(this.place, name)
    self.env = { ...(below?.env ?? {}) }
    mkdirSync(self.folder)
    if (below) await this.copy([`${below.folder}/.`], self.folder)
    for (const step of steps) {
      this.told(`${name}: ${step.word} ${step.text}`)
      await this.take(self, step)
    }
    this.known.set(name, self)
    return self
  }

  async take(self, { word, flags, text }) {
    const here = path => join(self.folder, path.startsWith('/') ? path : join(self.at, path))
    if (word === 'ENV') Object.assign(self.env, pairs(text))
    if (word === 'WORKDIR') {
      self.at = text.startsWith('/') ? text : join(self.at, text)
      mkdirSync(join(self.folder, self.at), { recursive: true })
    }
    if (word === 'CMD') self.command = JSON.parse(text)
    if (word === 'HEALTHCHECK') self.health = JSON.parse(text.replace(/^CMD\s+/, ''))
    if (word === 'RUN') await this.runIn(self, text)
    if (word === 'COPY') {
      const paths = text.split(/\s+/)
      const target = here(paths.pop())
      mkdirSync(target, { recursive: true })
      const source = flags.from && this.known.get(flags.from).folder
      if (!source) return this.copyContext(target)
      // A folder is copied as what is in it.
      await this.copy(
        paths.map(path => join(source, path) + (path.endsWith('/') ? '.' : '')),
        target,
      )
    }
  }

  copyContext(target) {
    const filter = path => isInContext(relative(root, path)) && basename(path) !== 'node_modules'
    cpSync(root, target, { recursive: true, filter, verbatimSymlinks: true })
  }

  copy = (from, to) => this.step('cp', ['--archive', '--link', ...from, to], {})

  async runIn(self, text) {
    const parts = text.split(/\s+&&\s+/).filter(part => !containersOwn.test(part))
    if (parts.length === 0) return
    const prefix = join(self.folder, 'usr/local')
    const { PATH } = toolEnvironment()
    await this.step('sh', ['-euc', parts.join(' && ')], {
      cwd: join(self.folder, self.at),
      env: {
        ...self.env,
        npm_config_prefix: prefix,
        npm_config_prefer_offline: 'true',
        PATH: `${join(prefix, 'bin')}:${PATH}`,
      },
    })
  }

  async step(command, args, options) {
    if ((await run(command, args, { log: this.log, ...options })) === 0) return
    throw new Error(`${this.name}: a step of its Dockerfile failed: ${args.at(-1)}\n${tail(this.log)}`)
  }
}

/**
 * What the Dockerfile of an app makes, made on this machine: every stage in a folder of its own, nothing shared with the
 * checkout but what `COPY . .` takes.
 * @returns {Promise<{ folder: string, cwd: string, env: Record<string, string>, command: string[], health: string[], remove: () => void }>}
 */
export async function rehearse(name, { log, told = () => {} }) {
  const { stages } = readDockerfile(readFileSync(join(root, 'apps', name, 'Dockerfile'), 'utf8'))
  const rehearsal = new Rehearsal(name, { log, told })
  try {
    let last
    for (const stage of stages) last = await rehearsal.stage(stage)
    for (const { folder } of rehearsal.known.values()) if (folder !== last.folder) removeFolder(folder)
    return { ...last, cwd: join(last.folder, last.at), remove: () => removeFolder(rehearsal.place) }
  } catch (error) {
    removeFolder(rehearsal.place)
    throw error
  }
}
