import { readdirSync, readFileSync } from 'node:fs';

/** Reads one JSON file of data/, such as 'company' or 'projects/project-details-03'. */
export function readRecord<Record>(name: string): Record {
  return JSON.parse(readFileSync(`data/${name}.json`, 'utf8')) as Record;
}

/** Reads every JSON file of a folder of data/, such as 'projects'. */
export function readRecords<Record>(folder: string): Record[] {
  return readdirSync(`data/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readRecord<Record>(`${folder}/${file.replace('.json', '')}`));
}
