import { basename } from 'node:path';
import type { CmsConfig, Collection, Field as CmsField } from '@sveltia/cms';
import { MOST_BYTES } from '../../checker/check-picture';
import {
  folderOf,
  singleFileOf,
  type ContentModel,
  type ContentType,
} from '../../schema/model/content-model';
import { cmsField } from './cms-field';
import { labelOf } from './labels';

/** What depends on where a screen runs: see Sveltia CMS. */
export type ScreenOptions = Pick<CmsConfig, 'backend'> & {
  /** Which changes wait for a review: changes to all entries, or only to entries that are pages. */
  reviewed?: 'all' | 'pages';
};

type Folder = { label: string; icon: string; slug: string; addresses: string };

/** The address of the page that an entry makes. */
const ADDRESS = '{{fields.path}}';

/**
 * The types with a folder in data/, in the order of the screen: labels, and the name and address of a new file. The
 * name comes from fields that do not change: with a new title, a draft waiting for a review would be lost.
 */
const FOLDERS: Record<string, Folder> = {
  Service: {
    label: 'Services',
    icon: 'design_services',
    slug: ADDRESS,
    addresses: '/service/',
  },
  Project: {
    label: 'Case studies',
    icon: 'work',
    slug: 'project-details-{{number}}',
    addresses: '/project/',
  },
  LegalPage: { label: 'Legal pages', icon: 'gavel', slug: ADDRESS, addresses: '/' },
};

/** Pages that show a file of parts, for the button that opens them. */
const SHOWN_AT: Record<string, string> = {
  company: '/contact',
  'callback-section': '/contact',
  'form-messages': '/contact',
  'not-found-page': '/404',
  'project-template': '/project/project-details',
  'service-template': '/service/service-details',
  'skills-marquee': '/about',
};

/** The filters for an editor: a label, and the field that is ticked. */
const FILTERS = [
  { label: 'Drafts', field: 'draft', pattern: true },
  { label: 'Still a sample', field: 'isSample', pattern: true },
  { label: 'Still filler', field: 'isFiller', pattern: true },
];

const isType = (name: string) => (type: ContentType) => type.name === name;

const isPage = ({ isPage, place }: ContentType) => isPage || place?.endsWith('-page.json');

/** The groups of the files of data/. A file is in the first group that holds its type. */
const GROUPS = [
  { name: 'company', label: 'Company', icon: 'apartment', holds: isType('Company') },
  { name: 'menus', label: 'Menus', icon: 'menu', holds: isType('Navigation') },
  { name: 'pages', label: 'Pages', icon: 'web', holds: isPage },
  { name: 'parts', label: 'Parts of several pages', icon: 'widgets', holds: () => true },
];

/** The inputs of a type. */
const fieldsOf = (model: ContentModel, { fields }: ContentType, toPictures: string) =>
  fields.map((field) => cmsField(field, { model, toPictures }, fields));

function fileOf(model: ContentModel, type: ContentType, place: string) {
  const file = basename(place, '.json');
  const own = type.fields.find(({ name, rules }) => name === 'path' && rules.constant);
  return {
    name: file,
    label: labelOf({ name: file, description: type.description }),
    file: place,
    format: type.name,
    preview_path: own?.rules.constant?.value ?? SHOWN_AT[file] ?? (type.isPage ? ADDRESS : '/'),
    fields: fieldsOf(model, type, 'images'),
  };
}

function groupOf(model: ContentModel, { name, label, icon }: (typeof GROUPS)[number]): Collection {
  const isIn = (type: ContentType) => GROUPS.find(({ holds }) => holds(type))?.name === name;
  const files = Object.values(model.types).flatMap((type) => {
    const place = singleFileOf(type);
    return place && isIn(type) ? fileOf(model, type, place) : [];
  });
  return { name, label, icon, files };
}

function collectionOf(model: ContentModel, type: ContentType, folder: Folder): Collection {
  const { label, icon, slug, addresses } = folder;
  const names = type.fields.map(({ name }) => name);
  return {
    name: type.name,
    label,
    label_singular: labelOf(type),
    description: type.description,
    icon,
    folder: folderOf(type)!,
    create: true,
    slug,
    extension: 'json',
    format: type.name,
    identifier_field: 'title',
    summary: names.includes('number') ? '{{number}} {{title}}' : '{{title}}',
    preview_path: ADDRESS,
    // Former addresses are a field of the content.
    aliases_field: false,
    view_filters: FILTERS.filter(({ field }) => names.includes(field)),
    sortable_fields: names.filter((name) => ['number', 'order', 'title'].includes(name)),
    fields: fieldsOf(model, type, '../images').map((input) =>
      input.name === 'path' ? ({ ...input, default: addresses } as CmsField) : input,
    ),
  };
}

/** All content, in the order of the screen. */
export function collectionsOf(model: ContentModel): Collection[] {
  const folders = Object.entries(FOLDERS).map(([name, folder]) =>
    collectionOf(model, model.types[name]!, folder),
  );
  const groups = GROUPS.map((group) => groupOf(model, group));
  return [...groups.slice(0, -1), ...folders, ...groups.slice(-1)];
}

/** Creates the configuration of the editing screen from the shape of the content. */
export const createEditingConfig = (
  model: ContentModel,
  { backend, reviewed }: ScreenOptions,
): CmsConfig => ({
  load_config_file: false,
  backend,
  publish_mode: reviewed === 'all' ? 'editorial_workflow' : 'simple',
  app_title: 'Editing screen',
  media_folder: 'data/images',
  public_folder: '/data/images',
  media_libraries: {
    default: {
      config: {
        max_file_size: MOST_BYTES,
        slugify_filename: true,
        // iPhone photographs: browsers show WebP, which keeps enough of them to crop.
        transformations: { heic: { format: 'webp', quality: 90 } },
      },
    },
    stock_assets: false,
  },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: collectionsOf(model).map((collection) =>
    reviewed === 'pages' && 'folder' in collection
      ? { ...collection, publish_mode: 'editorial_workflow' }
      : collection,
  ),
});
