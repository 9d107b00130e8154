import { cp, link, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadBuild } from '../build'
import type { AppLogger } from '../context'
import { createLogger } from '../log'
import { decompressBody } from '../page-cache/cached-page'
import type { CachedRoute } from '../page-cache/cached-routes'
import { PageCache } from '../page-cache/page-cache'
import { createPageRenderer } from '../page-cache/render-page'
import type { ServeOptions } from '../serve'
import { createHostFiles, mergeContentSecurityPolicies } from './host-files'
import {
  findIndexFile,
  getExportFile,
  listFormPaths,
  listImagePaths,
  listSitemapPaths,
  pointFormsToLiveSite,
} from './static-page'

type ExportOptions = Omit<ServeOptions, 'host' | 'port'> & {
  /**
   * The output folder, with pages in `public/` and host configuration in `host/`. Replaced only by a
   * complete export.
   */
  outDir: string
}

type Build = Awaited<ReturnType<typeof loadBuild>>

const sitemaps = ['/sitemap.xml', '/index-sitemap.xml', '/id-sitemap.xml', '/en-sitemap.xml']
/** The files of the not-found pages, each with the path that renders it. */
const notFoundPages = { '404.html': '/404', 'en/404.html': '/en/404' }
const unlisted = ['/maintenance', '/en/maintenance', '/robots.txt']

/**
 * Exports the site as static files. Returns the number of pages, and the paths of forms that require the live
 * process. If a page cannot be rendered, rejects and leaves the previous export unchanged.
 */
export async function exportSite({
  buildDir,
  outDir,
  publicUrl,
  ...options
}: ExportOptions): Promise<{ pages: number; forms: string[] }> {
  const build = await loadBuild(buildDir)
  const { routeRules = {}, prerendered = [] } = options
  const temporary = `${outDir}.part`
  await rm(temporary, { recursive: true, force: true })
  await cp(join(buildDir, 'client'), join(temporary, 'public'), { recursive: true })

  const log = createLogger(`${options.name} export`, 'warn')
  const readPage = createPageReader(build, { ...options, publicUrl }, log)
  const writer = createPageWriter(temporary, publicUrl, readPage)
  const listed = listSitemapPaths((await readPage('/sitemap.xml')).text, publicUrl)
  const fixed = build.cachedRoutes.map(({ path }) => path).filter(path => !path.includes(':'))
  const paths = new Set([...prerendered, ...fixed, ...listed, ...sitemaps, ...unlisted])
  for (const path of paths) await writer.writePage(getExportFile(path), path)
  for (const [file, path] of Object.entries(notFoundPages)) await writer.writePage(file, path, 404)
  for (const path of writer.images)
    await writeExported(temporary, `public${path}`, await readImage(build, publicUrl + path, log))

  const { build: info } = build
  const forms = [...writer.forms].sort()
  const files = {
    'public/builds/latest.json': JSON.stringify(info),
    [`public/builds/meta/${info.id}.json`]: JSON.stringify({ ...info, routeRules, prerendered }),
    ...createHostFiles({
      publicUrl,
      policy: mergeContentSecurityPolicies(writer.policies),
      routeRules,
      live: liveParameters(build.cachedRoutes),
    }),
    'host/forms.txt': `${forms.join('\n')}\n`,
  }
  for (const [name, text] of Object.entries(files)) await writeExported(temporary, name, text)
  await replaceFolder(temporary, outDir)
  return { pages: paths.size, forms }
}

type ReadPage = ReturnType<typeof createPageReader>

function createPageReader(
  { handle, build }: Build,
  options: Omit<ExportOptions, 'buildDir' | 'outDir'>,
  log: AppLogger,
) {
  const sources = options.cspSources ?? {}
  const cspSources = { ...sources, 'form-action': [...(sources['form-action'] ?? []), options.publicUrl] }
  const render = createPageRenderer({ ...options, handle, build, cspSources }, log)
  const cache = new PageCache({ render, limits: { entries: 10_000, bytes: 1e9 }, log })

  return async (path: string, status = 200) => {
    const page = await cache.getOrRender(path)
    if (page.status !== status) throw new Error(`${path} responded ${page.status}: nothing was exported`)
    return { page, text: (await decompressBody(page)).toString() }
  }
}

function createPageWriter(dir: string, publicUrl: string, readPage: ReadPage) {
  const policies: string[] = []
  const images = new Set<string>()
  const forms = new Set<string>()

  return {
    policies,
    images,
    forms,
    async writePage(file: string, path: string, status = 200) {
      const { page, text } = await readPage(path, status)
      const policy = page.headers.find(([name]) => name === 'content-security-policy')?.[1]
      if (policy) policies.push(policy)
      for (const image of listImagePaths(text, publicUrl)) images.add(image)
      const html = pointFormsToLiveSite(text, path, publicUrl)
      for (const form of listFormPaths(html, publicUrl)) forms.add(form)
      await writeExported(dir, `public/${file}`, html)
      const index = findIndexFile(file)
      if (!index) return
      await mkdir(dirname(join(dir, 'public', index)), { recursive: true })
      await link(join(dir, 'public', file), join(dir, 'public', index))
    },
  }
}

/** Writes a file. If it is text that visitors can request, also writes compressed copies. */
async function writeExported(dir: string, name: string, bytes: string | Buffer) {
  const file = join(dir, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  if (typeof bytes !== 'string' || !name.startsWith('public/') || name.startsWith('public/_')) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

async function readImage({ handle, build }: Build, url: string, log: AppLogger): Promise<Buffer> {
  const context = { nonce: '', requestId: 'export', clientAddress: '127.0.0.1', build, log }
  const response = await handle(new Request(url), context)
  if (response.status !== 200) throw new Error(`${url} responded ${response.status}: nothing was exported`)
  return Buffer.from(await response.arrayBuffer())
}

const liveParameters = (routes: CachedRoute[]) =>
  Object.fromEntries(
    routes.flatMap(({ path, query, bypass }) => {
      const names = [...query, ...bypass]
      return names.length > 0 ? [[path, names]] : []
    }),
  )

/**
 * Replaces the folder atomically, so that a host always serves a complete export. `folder` is a symbolic
 * link.
 */
async function replaceFolder(temporary: string, folder: string) {
  const prefix = `${basename(folder)}.`
  const target = join(dirname(folder), `${prefix}${Date.now()}`)
  const previous = await readlink(folder).catch(() => null)
  await rename(temporary, target)
  await rm(`${folder}.link`, { force: true })
  await symlink(basename(target), `${folder}.link`)
  if (previous === null) await rm(folder, { recursive: true, force: true })
  await rename(`${folder}.link`, folder)
  if (previous?.startsWith(prefix))
    await rm(join(dirname(folder), previous), { recursive: true, force: true })
}
