// The page of all parameters in WebGL 2: a texture with a texel for each, and a quad for each tile of the page.

import type { Layout } from "./layout.ts";
import type { Camera, Painter, Paints } from "./painter.ts";
import { levelFor, LEVELS, SIDE, type Tones } from "./tones.ts";

const VERTEX = `#version 300 es
layout(location = 0) in vec4 rect;  // x, y, w, h in cells
layout(location = 1) in vec4 place; // first texel, steps to the right and down, component
uniform vec4 camera; // x and y in cells, cells to the right and down
out vec2 at;
flat out vec4 tile;
flat out vec2 size;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  at = corner * rect.zw;
  size = rect.zw;
  tile = place;
  vec2 seen = (rect.xy + at - camera.xy) / camera.zw;
  gl_Position = vec4(2.0 * seen.x - 1.0, 1.0 - 2.0 * seen.y, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
precision highp int;
uniform highp sampler2D tones;
uniform highp sampler2D ramps;
uniform float side;   // cells of a texel
uniform float spread; // cells from a pixel's middle to what it samples
in vec2 at;
flat in vec4 tile;
flat in vec2 size;
out vec4 color;
float tone(vec2 cell) {
  ivec2 q = ivec2(clamp(cell, vec2(0.0), size - 0.001) / side);
  int i = int(tile.x) + q.x * int(tile.y) + q.y * int(tile.z);
  return texelFetch(tones, ivec2(i & ${SIDE - 1}, i >> ${Math.log2(SIDE)}), 0).r;
}
void main() {
  float t = tone(at);
  if (spread > 0.0) {
    vec4 four = vec4(tone(at + vec2(-spread)), tone(at + vec2(spread, -spread)),
      tone(at + vec2(-spread, spread)), tone(at + vec2(spread)));
    t = sqrt(dot(four, four) / 4.0);
  }
  color = texelFetch(ramps, ivec2(int(t * 255.0 + 0.5), int(tile.w)), 0);
}`;

const ROWS = 256; // of a texture that are sent at once

export class GlPainter implements Painter {
  readonly kind = "webgl2";
  #gl: WebGL2RenderingContext;
  #program: WebGLProgram;
  #uniform: Record<string, WebGLUniformLocation | null> = {};
  #tiles = 0;
  #paper: Paints["paper"] = [255, 255, 255];
  #textures: WebGLTexture[] = [];
  #places: WebGLBuffer[] = [];

  /** Throws where there is no WebGL 2. */
  constructor(readonly canvas: HTMLCanvasElement) {
    const gl = canvas.getContext("webgl2", { antialias: false, depth: false, alpha: false });
    if (!gl) throw new Error("no WebGL 2");
    this.#gl = gl;
    const program = this.#program = gl.createProgram();
    for (const [kind, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
      const shader = gl.createShader(kind as number)!;
      gl.shaderSource(shader, source as string);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
  }

  /** Throws if the program cannot be linked, which is asked for only now: it takes its time. */
  async load(
    { tiles }: Layout,
    { cells, squares, places }: Tones,
    paints: Paints,
    pause: () => Promise<void>,
  ) {
    const gl = this.#gl;
    const program = this.#program;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      throw new Error(`shader: ${gl.getProgramInfoLog(program)}`);
    }
    const names = ["camera", "tones", "ramps", "side", "spread"];
    this.#uniform = Object.fromEntries(
      names.map((name) => [name, gl.getUniformLocation(program, name)]),
    );
    await pause();
    const textures = [await this.#texture(cells, pause), await this.#texture(squares, pause)];
    this.#free();
    this.#tiles = tiles.length;
    const rects = this.#buffer(new Float32Array(tiles.flatMap(({ x, y, w, h }) => [x, y, w, h])));
    this.#places = places.map((level) =>
      this.#buffer(
        new Float32Array(level.flatMap(({ base, right, down }, i) => [
          ...[base, right, down],
          paints.components.indexOf(tiles[i].tensor.component),
        ])),
      )
    );
    gl.bindBuffer(gl.ARRAY_BUFFER, rects);
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);
    for (const location of [0, 1]) {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribDivisor(location, 1);
    }
    this.#textures = [...textures, this.#ramps(paints.ramps)];
    this.#paper = paints.paper;
  }

  #buffer(content: Float32Array<ArrayBuffer>) {
    const gl = this.#gl;
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, content, gl.STATIC_DRAW);
    return buffer;
  }

  async #texture(bytes: Uint8Array, pause: () => Promise<void>) {
    const gl = this.#gl;
    const texture = this.#plain();
    const rows = bytes.length / SIDE;
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R8, SIDE, rows);
    for (let y = 0; y < rows; y += ROWS) {
      if (y) await pause();
      gl.bindTexture(gl.TEXTURE_2D, texture); // meanwhile a frame may have been painted
      const high = Math.min(ROWS, rows - y);
      const part = bytes.subarray(y * SIDE, (y + high) * SIDE);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, y, SIDE, high, gl.RED, gl.UNSIGNED_BYTE, part);
    }
    return texture;
  }

  #ramps(ramps: Uint8Array[]) {
    const gl = this.#gl;
    const texture = this.#plain();
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, 256, ramps.length);
    ramps.forEach((one, y) =>
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, y, 256, 1, gl.RGBA, gl.UNSIGNED_BYTE, one)
    );
    return texture;
  }

  #plain() {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
    }
    return texture;
  }

  paint({ x, y, scale }: Camera, moving: boolean) {
    const gl = this.#gl;
    const { width, height } = this.canvas;
    gl.viewport(0, 0, width, height);
    const [red, green, blue] = this.#paper.map((c) => c / 255);
    gl.clearColor(red, green, blue, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    if (!this.#tiles || gl.isContextLost()) return;
    const level = levelFor(1 / scale);
    gl.useProgram(this.#program);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#textures[level ? 1 : 0]);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.#textures[2]);
    gl.activeTexture(gl.TEXTURE0);
    gl.uniform1i(this.#uniform.tones, 0);
    gl.uniform1i(this.#uniform.ramps, 1);
    gl.uniform4f(this.#uniform.camera, x, y, width / scale, height / scale);
    gl.uniform1f(this.#uniform.side, 2 ** Math.min(level, LEVELS - 1));
    gl.uniform1f(this.#uniform.spread, scale < 1 && !moving ? 0.25 / scale : 0);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#places[level]);
    gl.vertexAttribPointer(1, 4, gl.FLOAT, false, 0, 0);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#tiles);
  }

  #free() {
    for (const texture of this.#textures) this.#gl.deleteTexture(texture);
    for (const buffer of this.#places) this.#gl.deleteBuffer(buffer);
  }

  dispose() {
    this.#free();
    this.#tiles = 0;
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}
