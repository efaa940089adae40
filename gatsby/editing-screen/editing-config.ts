import type { Backend, CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import type { ContentModel, ContentType } from '../content-model/content-model';
import { cmsField } from './cms-field';
import { inWords, labelOf } from './labels';

/** What the screen calls the folders of data/. */
const FOLDERS: Record<string, { label: string; icon: string }> = {
  services: { label: 'Services', icon: 'design_services' },
  projects: { label: 'Case studies', icon: 'work' },
  legal: { label: 'Legal pages', icon: 'gavel' },
};

/** How the file of a type is written: the order of its fields, and which of them are maps. */
export type FileFormat = { fields: string[]; maps: string[] };

/** All that the editing screen has to know. */
export type EditingConfig = { cms: CmsConfig; formats: Record<string, FileFormat> };

const isSinglePage = ({ isPage, place }: ContentType) =>
  place !== undefined && 'file' in place && (isPage || place.file.endsWith('-page'));

function fileOf(model: ContentModel, type: ContentType): CollectionFile {
  const name = (type.place as { file: string }).file;
  const address = type.fields.find(({ rules }) => rules.constant)?.rules.constant?.value;
  return {
    name,
    label: labelOf({ name, description: type.description }),
    file: `data/${name}.json`,
    format: type.name,
    ...(address && { preview_path: address }),
    fields: type.fields.map((field) => cmsField(field, { model, toPictures: 'images' })),
  };
}

function folderOf(model: ContentModel, type: ContentType): Collection {
  const { folder } = type.place as { folder: string };
  const { label, icon } = FOLDERS[folder] ?? { label: inWords(folder), icon: 'folder' };
  const hasField = (name: string) => type.fields.some((field) => field.name === name);
  return {
    name: type.name,
    label,
    label_singular: labelOf({ name: type.name, description: type.description }),
    description: type.description,
    icon,
    folder: `data/${folder}`,
    extension: 'json',
    format: type.name,
    identifier_field: 'title',
    summary: hasField('number') ? '{{number}} {{title}}' : '{{title}}',
    sortable_fields: hasField('number') ? ['number', 'title'] : ['title'],
    fields: type.fields.map((field) => cmsField(field, { model, toPictures: '../images' })),
  };
}

/** All content in the order in which the screen lists it. */
function collectionsOf(model: ContentModel): Collection[] {
  const placed = Object.values(model.types).filter(({ place }) => place);
  const singles = placed.filter(({ place }) => place && 'file' in place);
  const isOne = (name: string) => (type: ContentType) => type.name === name;
  const groups = [
    { name: 'company', label: 'Company', icon: 'apartment', holds: isOne('Company') },
    { name: 'menus', label: 'Menus', icon: 'menu', holds: isOne('Navigation') },
    { name: 'pages', label: 'Pages', icon: 'web', holds: isSinglePage },
    { name: 'parts', label: 'Parts of several pages', icon: 'widgets', holds: () => true },
  ];
  const groupOf = (type: ContentType) => groups.find(({ holds }) => holds(type))?.name;
  const collections = groups.map(({ name, label, icon }) => ({
    name,
    label,
    icon,
    files: singles.filter((type) => groupOf(type) === name).map((type) => fileOf(model, type)),
  }));
  const rank = Object.keys(FOLDERS);
  const rankOf = ({ place }: ContentType) => {
    const index = rank.indexOf((place as { folder: string }).folder);
    return index < 0 ? rank.length : index;
  };
  const folders = placed
    .filter(({ place }) => place && 'folder' in place)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return [
    ...collections.slice(0, -1),
    ...folders.map((type) => folderOf(model, type)),
    ...collections.slice(-1),
  ];
}

/**
 * Makes the configuration of the editing screen from the shape of the content.
 *
 * @param model - the content, as gatsby/schema declares it
 * @param backend - where the files are: see Sveltia CMS
 * @param siteUrl - address of the site that the screen links to
 */
export function createEditingConfig(
  model: ContentModel,
  backend: Backend,
  siteUrl: string,
): EditingConfig {
  const placed = Object.values(model.types).filter(({ place }) => place);
  return {
    cms: {
      load_config_file: false,
      backend,
      site_url: siteUrl,
      app_title: 'Editing screen',
      media_folder: 'data/images',
      public_folder: '/data/images',
      editor: { preview: false },
      output: { omit_empty_optional_fields: true },
      slug: { encoding: 'ascii', clean_accents: true },
      collections: collectionsOf(model),
    },
    formats: Object.fromEntries(
      placed.map(({ name, fields }) => [
        name,
        {
          fields: fields.map((field) => field.name),
          maps: fields.filter(({ value }) => value.kind === 'map').map((field) => field.name),
        },
      ]),
    ),
  };
}
