const schema0 = {"type":"object","required":["bookDisplayImage","titles","shortDescriptions","author","active"],"properties":{"bookDisplayImage":{"type":"object"},"titles":{"type":"array","maxItems":100,"minItems":1,"items":{"type":"object","required":["languageId","text"],"properties":{"languageId":{"type":"integer","minimum":1},"text":{"type":"string","maxLength":255,"minLength":1}}}},"shortDescriptions":{"type":"array","maxItems":100,"minItems":1,"items":{"type":"object","required":["languageId","text"],"properties":{"languageId":{"type":"integer","minimum":1},"text":{"type":"string","maxLength":4000,"minLength":1}}}},"author":{"type":"string","maxLength":200000,"format":"html","minLength":1},"price":{"type":"number","minimum":0,"maximum":10000000},"sortOrder":{"type":"integer","minimum":0,"maximum":1000000},"orderLink":{"type":"string","maxLength":2048,"format":"uri"},"tags":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"type":"string","maxLength":255,"minLength":1}},"recommended":{"type":"boolean","default":true},"bestSeller":{"type":"boolean","default":false},"sirajumMoniraPublication":{"type":"boolean","default":false},"active":{"type":"boolean","default":true}},"if":{"properties":{"pdf":{"const":true}},"required":["pdf"]},"then":{"required":["partialPdf","pdfFile"],"properties":{"partialPdf":{"type":"object"},"pdfFile":{"type":"object"}}},"else":{"required":["bookContent"],"properties":{"bookContent":{"type":"string","maxLength":200000,"format":"html","minLength":1}}},"$id":"-13d98c7d"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const formats0 = /^(?:https?:\/\/(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cs}<>"\\]*)?|mailto:[^\s\p{Cc}\p{Cs}<>"\\]+@(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?:\?[^\s\p{Cc}\p{Cs}<>"\\]*)?|tel:\+?[\d().-]+)$/iu;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-13d98c7d" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pdf === undefined) && (missing0 = "pdf")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.pdf !== undefined){
if(true !== data.pdf){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partialPdf === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "partialPdf"},message:"must have required property '"+"partialPdf"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pdfFile === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "pdfFile"},message:"must have required property '"+"pdfFile"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.partialPdf !== undefined){
let data1 = data.partialPdf;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/partialPdf",schemaPath:"#/then/properties/partialPdf/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pdfFile !== undefined){
let data2 = data.pdfFile;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/pdfFile",schemaPath:"#/then/properties/pdfFile/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bookContent === undefined){
const err6 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "bookContent"},message:"must have required property '"+"bookContent"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.bookContent !== undefined){
let data3 = data.bookContent;
if(typeof data3 === "string"){
if(func0(data3) > 200000){
const err7 = {instancePath:instancePath+"/bookContent",schemaPath:"#/else/properties/bookContent/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data3) < 1){
const err8 = {instancePath:instancePath+"/bookContent",schemaPath:"#/else/properties/bookContent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/bookContent",schemaPath:"#/else/properties/bookContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bookDisplayImage === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bookDisplayImage"},message:"must have required property '"+"bookDisplayImage"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.titles === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "titles"},message:"must have required property '"+"titles"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.shortDescriptions === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortDescriptions"},message:"must have required property '"+"shortDescriptions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.author === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.active === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.bookDisplayImage !== undefined){
let data4 = data.bookDisplayImage;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err16 = {instancePath:instancePath+"/bookDisplayImage",schemaPath:"#/properties/bookDisplayImage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.titles !== undefined){
let data5 = data.titles;
if(Array.isArray(data5)){
if(data5.length > 100){
const err17 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.length < 1){
const err18 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.languageId === undefined){
const err19 = {instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.text === undefined){
const err20 = {instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.languageId !== undefined){
let data7 = data6.languageId;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err21 = {instancePath:instancePath+"/titles/" + i0+"/languageId",schemaPath:"#/properties/titles/items/properties/languageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/titles/" + i0+"/languageId",schemaPath:"#/properties/titles/items/properties/languageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data6.text !== undefined){
let data8 = data6.text;
if(typeof data8 === "string"){
if(func0(data8) > 255){
const err23 = {instancePath:instancePath+"/titles/" + i0+"/text",schemaPath:"#/properties/titles/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func0(data8) < 1){
const err24 = {instancePath:instancePath+"/titles/" + i0+"/text",schemaPath:"#/properties/titles/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/titles/" + i0+"/text",schemaPath:"#/properties/titles/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.shortDescriptions !== undefined){
let data9 = data.shortDescriptions;
if(Array.isArray(data9)){
if(data9.length > 100){
const err28 = {instancePath:instancePath+"/shortDescriptions",schemaPath:"#/properties/shortDescriptions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.length < 1){
const err29 = {instancePath:instancePath+"/shortDescriptions",schemaPath:"#/properties/shortDescriptions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.languageId === undefined){
const err30 = {instancePath:instancePath+"/shortDescriptions/" + i1,schemaPath:"#/properties/shortDescriptions/items/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.text === undefined){
const err31 = {instancePath:instancePath+"/shortDescriptions/" + i1,schemaPath:"#/properties/shortDescriptions/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.languageId !== undefined){
let data11 = data10.languageId;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err32 = {instancePath:instancePath+"/shortDescriptions/" + i1+"/languageId",schemaPath:"#/properties/shortDescriptions/items/properties/languageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/shortDescriptions/" + i1+"/languageId",schemaPath:"#/properties/shortDescriptions/items/properties/languageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data10.text !== undefined){
let data12 = data10.text;
if(typeof data12 === "string"){
if(func0(data12) > 4000){
const err34 = {instancePath:instancePath+"/shortDescriptions/" + i1+"/text",schemaPath:"#/properties/shortDescriptions/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func0(data12) < 1){
const err35 = {instancePath:instancePath+"/shortDescriptions/" + i1+"/text",schemaPath:"#/properties/shortDescriptions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/shortDescriptions/" + i1+"/text",schemaPath:"#/properties/shortDescriptions/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/shortDescriptions/" + i1,schemaPath:"#/properties/shortDescriptions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/shortDescriptions",schemaPath:"#/properties/shortDescriptions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.author !== undefined){
let data13 = data.author;
if(typeof data13 === "string"){
if(func0(data13) > 200000){
const err39 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func0(data13) < 1){
const err40 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.price !== undefined){
let data14 = data.price;
if(typeof data14 == "number"){
if(data14 > 10000000 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data15 = data.sortOrder;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err45 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 1000000 || isNaN(data15)){
const err46 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.orderLink !== undefined){
let data16 = data.orderLink;
if(typeof data16 === "string"){
if(func0(data16) > 2048){
const err48 = {instancePath:instancePath+"/orderLink",schemaPath:"#/properties/orderLink/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(formats0.test(data16))){
const err49 = {instancePath:instancePath+"/orderLink",schemaPath:"#/properties/orderLink/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/orderLink",schemaPath:"#/properties/orderLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.tags !== undefined){
let data17 = data.tags;
if(Array.isArray(data17)){
if(data17.length > 100){
const err51 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(typeof data18 === "string"){
if(func0(data18) > 255){
const err52 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func0(data18) < 1){
const err53 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
let i3 = data17.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data17[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err55 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err56 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.recommended !== undefined){
if(typeof data.recommended !== "boolean"){
const err57 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.bestSeller !== undefined){
if(typeof data.bestSeller !== "boolean"){
const err58 = {instancePath:instancePath+"/bestSeller",schemaPath:"#/properties/bestSeller/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.sirajumMoniraPublication !== undefined){
if(typeof data.sirajumMoniraPublication !== "boolean"){
const err59 = {instancePath:instancePath+"/sirajumMoniraPublication",schemaPath:"#/properties/sirajumMoniraPublication/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err60 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const schema1 = {"properties":{"pdf":{"const":true}},"required":["pdf"],"$id":"-7db8a22b"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-7db8a22b" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pdf === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdf"},message:"must have required property '"+"pdf"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pdf !== undefined){
if(true !== data.pdf){
const err1 = {instancePath:instancePath+"/pdf",schemaPath:"#/properties/pdf/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
export const validators = {
  "-13d98c7d": validate0,
  "-7db8a22b": validate1,
}
