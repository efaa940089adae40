/* global fetch, DOMException, File, navigator, localStorage */
/* Gives the CMS the folder data/ of this computer as if it were a folder of the browser: the same methods
   as FileSystemDirectoryHandle and FileSystemFileHandle, answered by disk.ts. The CMS's backend for trials
   keeps its files in the browser's own folder, so that folder is replaced. */

import { checkSoon } from './problems.js';

const ROOT = 'sveltia-cms-test';
const UNFINISHED = '.sveltia-tmp-';

const addressOf = (path) => `/disk/${path.split('/').map(encodeURIComponent).join('/')}`;

async function ask(path, options) {
  const response = await fetch(addressOf(path), options);
  if (response.status === 404) throw new DOMException(`${path} is not there.`, 'NotFoundError');
  if (!response.ok) throw new Error(`${path}: the editing server answered ${response.status}.`);
  if (options) checkSoon();
  return response;
}

class DiskFile {
  kind = 'file';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').pop();
  }

  async getFile() {
    const blob = await (await ask(this.path)).blob();
    return new File([blob], this.name, { type: blob.type });
  }

  async createWritable() {
    return {
      write: (content) => {
        this.content = content;
      },
      // The CMS writes a file under another name first and then renames it. Only the last name counts.
      close: async () => {
        if (!this.name.startsWith(UNFINISHED)) await this.save();
      },
    };
  }

  async save() {
    await ask(this.path, { method: 'PUT', body: this.content });
  }

  async move(folder, name) {
    const before = this.name.startsWith(UNFINISHED) ? undefined : this.path;
    if (before) this.content = await this.getFile();
    this.name = name;
    this.path = folder.pathOf(name);
    await this.save();
    if (before) await ask(before, { method: 'DELETE' });
  }
}

class DiskFolder {
  kind = 'directory';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').pop();
  }

  pathOf(name) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries() {
    const entries = this.path
      ? await (await ask(`${this.path}/`)).json()
      : [{ name: 'data', kind: 'directory' }];
    for (const { name, kind } of entries) {
      const Handle = kind === 'directory' ? DiskFolder : DiskFile;
      yield [name, new Handle(this.pathOf(name))];
    }
  }

  async getDirectoryHandle(name) {
    return name === ROOT ? this : new DiskFolder(this.pathOf(name));
  }

  async getFileHandle(name, { create = false } = {}) {
    const file = new DiskFile(this.pathOf(name));
    if (!create) await ask(file.path);
    return file;
  }

  async removeEntry(name) {
    await ask(this.pathOf(name), { method: 'DELETE' });
  }
}

navigator.storage.getDirectory = async () => new DiskFolder('');
// Nobody signs in to a folder of their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
