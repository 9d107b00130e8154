import { cp, link, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadBuild } from '../build'
import { createLogger } from '../log'
import { decompressBody } from '../page-cache/cached-page'
import { createPageCache } from '../page-cache/page-cache'
import { createPageRenderer } from '../page-cache/render-page'
import type { ServeOptions } from '../serve'
import { createHostFiles, mergePolicies } from './host-files'
import {
  filePathOf,
  findFormPaths,
  findPreviewImages,
  findSitemapPaths,
  indexFileOf,
  pointFormsToLiveSite,
} from './static-page'

type ExportOptions = Omit<ServeOptions, 'host' | 'port'> & {
  /** Where the files go: `public/` to be served, `host/` for the host's own configuration. It appears whole or not at all. */
  outDir: string
}

const maps = ['/sitemap.xml', '/index-sitemap.xml', '/id-sitemap.xml', '/en-sitemap.xml']
/** Pages that answer with another status than 200, and the addresses that bring them forth. */
const others = { '404.html': '/404', 'en/404.html': '/en/404' }
const unlisted = ['/maintenance', '/en/maintenance', '/robots.txt']

/** Writes the site as files, every page from the page store. Resolves with their number and the forms that need the live process; one broken page fails it all. */
export async function exportSite({
  buildDir,
  outDir,
  publicUrl,
  ...options
}: ExportOptions): Promise<{ pages: number; forms: string[] }> {
  const log = createLogger(`${options.name} export`, 'warn')
  const { cachedRoutes, handle, build } = await loadBuild(buildDir)
  const sources = options.cspSources ?? {}
  const cspSources = { ...sources, 'form-action': [...(sources['form-action'] ?? []), publicUrl] }
  const render = createPageRenderer({ ...options, handle, build, publicUrl, cspSources }, log)
  const store = createPageCache({ render, limits: { entries: 10_000, bytes: 1e9 }, log })
  const part = `${outDir}.part`
  const policies: string[] = []
  const pictures = new Set<string>()
  const forms = new Set<string>()

  async function read(path: string, status = 200) {
    const page = await store.getOrRender(path)
    if (page.status !== status) throw new Error(`${path} answered ${page.status}: nothing was exported`)
    return { page, text: (await decompressBody(page)).toString() }
  }

  async function write(name: string, bytes: string | Buffer) {
    const file = join(part, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    if (typeof bytes !== 'string' || !name.startsWith('public/') || name.startsWith('public/_')) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }

  async function writePage(file: string, path: string, status = 200) {
    const { page, text } = await read(path, status)
    const policy = page.headers.find(([name]) => name === 'content-security-policy')?.[1]
    if (policy) policies.push(policy)
    for (const picture of findPreviewImages(text, publicUrl)) pictures.add(picture)
    const html = pointFormsToLiveSite(text, path, publicUrl)
    for (const form of findFormPaths(html, publicUrl)) forms.add(form)
    await write(`public/${file}`, html)
    const index = indexFileOf(file)
    if (!index) return
    await mkdir(dirname(join(part, 'public', index)), { recursive: true })
    await link(join(part, 'public', file), join(part, 'public', index))
  }

  await rm(part, { recursive: true, force: true })
  await cp(join(buildDir, 'client'), join(part, 'public'), { recursive: true })
  const listed = findSitemapPaths((await read('/sitemap.xml')).text, publicUrl)
  const fixed = cachedRoutes.map(({ path }) => path).filter(path => !path.includes(':'))
  const paths = new Set([...(options.prerendered ?? []), ...fixed, ...listed, ...maps, ...unlisted])
  for (const path of paths) await writePage(filePathOf(path), path)
  for (const [file, path] of Object.entries(others)) await writePage(file, path, 404)
  for (const path of pictures) await write(`public${path}`, await picture(path))

  const { routeRules = {}, prerendered = [] } = options
  await write('public/builds/latest.json', JSON.stringify(build))
  await write(`public/builds/meta/${build.id}.json`, JSON.stringify({ ...build, routeRules, prerendered }))
  const live = Object.fromEntries(
    cachedRoutes.flatMap(({ path, query, bypass }) => {
      const names = [...query, ...bypass]
      return names.length > 0 ? [[path, names]] : []
    }),
  )
  const files = createHostFiles({ publicUrl, policy: mergePolicies(policies), routeRules, live })
  for (const [name, text] of Object.entries(files)) await write(name, text)
  await write('host/forms.txt', `${[...forms].sort().join('\n')}\n`)
  await swap(part, outDir)
  return { pages: paths.size, forms: [...forms].sort() }

  async function picture(path: string): Promise<Buffer> {
    const context = { nonce: '', requestId: 'export', clientAddress: '127.0.0.1', build, log }
    const answer = await handle(new Request(publicUrl + path), context)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: nothing was exported`)
    return Buffer.from(await answer.arrayBuffer())
  }
}

/**
 * A host that serves the folder meanwhile sees the old files or the new ones, at no moment none: the folder is a link,
 * and the link is replaced in one step.
 */
async function swap(part: string, folder: string) {
  const own = `${basename(folder)}.`
  const whole = join(dirname(folder), `${own}${Date.now()}`)
  const before = await readlink(folder).catch(() => null)
  await rename(part, whole)
  await rm(`${folder}.link`, { force: true })
  await symlink(basename(whole), `${folder}.link`)
  if (before === null) await rm(folder, { recursive: true, force: true })
  await rename(`${folder}.link`, folder)
  if (before?.startsWith(own)) await rm(join(dirname(folder), before), { recursive: true, force: true })
}
