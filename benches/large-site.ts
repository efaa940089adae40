import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../tests/copy-project';

/** The case studies whose texts and pictures the added ones reuse in rotation. */
const SAMPLES = Array.from(
  { length: 10 },
  (_, index) => `data/projects/project-details-${String(index + 1).padStart(2, '0')}.json`,
);

/** Dot grids with enough figures for all to differ. */
const GRIDS = [
  { columns: 7, rows: 7 },
  { columns: 9, rows: 5 },
  { columns: 7, rows: 5 },
];

/** The file of an added case study. */
export const projectFile = (site: string, index: number): string =>
  join(site, `data/projects/bench-${index}.json`);

/** The address of an added case study. */
export const projectPath = (index: number): string => `/project/bench-${index}`;

/** The title of an added case study. */
export const projectTitle = (index: number): string => `Case study ${index}`;

/** Adds case studies that differ wherever they must. */
function addProjects(site: string, indices: number[]): void {
  const samples = SAMPLES.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { metaDescription: string },
  );
  for (const index of indices) {
    const sample = samples[index % samples.length]!;
    const project = {
      ...sample,
      path: projectPath(index),
      number: String(index + 1000),
      title: projectTitle(index),
      metaDescription: `${index} ${sample.metaDescription}`.slice(0, 160),
      kolam: { seed: `bench-${index}`, shape: 'square', ...GRIDS[index % GRIDS.length] },
    };
    writeFileSync(projectFile(site, index), JSON.stringify(project, null, 2));
  }
}

/**
 * Copies this site into a scratch folder and adds case studies to the copy.
 *
 * @param projects - number of added case studies
 * @returns the absolute path of the copy
 */
export function makeLargeSite(projects: number): string {
  const site = join(tmpdir(), `site-with-${projects}-more`);
  const indices = Array.from({ length: projects }, (_, index) => index);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  copyProject(site);
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'dir');
  addProjects(site, indices);
  return site;
}
